/** Whether one letter less, more or other makes one of the other. */
export const isWithinOne = (one: string, other: string): boolean => {
  const shorter = Math.min(one.length, other.length)
  let same = 0
  while (same < shorter && one[same] === other[same]) same++
  return [
    [1, 1],
    [1, 0],
    [0, 1]
  ].some(([a, b]) => one.slice(same + a!) === other.slice(same + b!))
}
