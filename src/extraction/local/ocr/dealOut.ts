/**
 * The answers to all pieces, in their order. Each worker takes a piece as soon as it is free, the last ones first: of pieces
 * that grow, small ones are left when not all workers find one any more.
 */
export const dealOut = async <Piece, Answer>(
  pieces: ReadonlyArray<Piece>,
  workers: ReadonlyArray<(piece: Piece) => Promise<Answer>>
): Promise<ReadonlyArray<Answer>> => {
  const answers: Array<Answer> = []
  const left = [...pieces.entries()].reverse().values()
  await Promise.all(
    workers.map(async (work) => {
      for (const [at, piece] of left) answers[at] = await work(piece)
    })
  )
  return answers
}
