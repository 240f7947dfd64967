/** All texts within a value, however deep, as those of Faker's locales. */
export const stringsIn = (value) =>
  typeof value === "string"
    ? [value]
    : value !== null && typeof value === "object"
      ? Object.values(value).flatMap(stringsIn)
      : []
