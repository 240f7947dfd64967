import type { Box } from "./Document.ts"

/** The smallest box around all of them. */
export const boxOf = (boxes: ReadonlyArray<Box>): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  right: Math.max(...boxes.map((box) => box.right)),
  top: Math.min(...boxes.map((box) => box.top)),
  bottom: Math.max(...boxes.map((box) => box.bottom))
})

/** The height at which its middle stands. */
export const middleY = ({ bottom, top }: Box): number => (top + bottom) / 2

/** The place at which its middle stands, from left to right. */
export const middleX = ({ left, right }: Box): number => (left + right) / 2

export const heightOf = ({ bottom, top }: Box): number => bottom - top
