import type { Box } from "../Document.ts"

/** Runs that stand close together: a name, a price, a column of the table. */
export interface Cell extends Box {
  readonly text: string
  /** How sure its least certain run was recognised, from 0 to 1. */
  readonly confidence: number
  /** Whether it was put together of several runs, from left to right. */
  readonly isJoined?: boolean
}

/** What a row of these cells says. */
export const textOf = (cells: ReadonlyArray<Pick<Cell, "text">>): string => cells.map(({ text }) => text).join(" ")

/** How wide one of its characters is, in the mean. */
export const characterWidth = ({ left, right, text }: Cell): number => (right - left) / Math.max(1, text.length)
