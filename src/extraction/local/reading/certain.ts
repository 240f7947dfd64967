/** A line that was read with this confidence says what it says. */
export const certain = 0.985
