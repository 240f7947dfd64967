/** So many texts are remembered: those of a few pages. */
const most = 5_000

/** What was made of a text, made once however often it is asked for: a page's texts are, by every field that is read. */
export const remembered = <A>(): ((text: string, make: () => A) => A) => {
  const known = new Map<string, A>()
  return (text, make) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const made = make()
    if (known.size >= most) known.clear()
    known.set(text, made)
    return made
  }
}
