/** Answers of chat completions are far smaller; what is larger is no answer. */
const largestBody = 4 * 1024 * 1024

/** `fetch` that gives up on an endless answer instead of collecting it. */
export const boundedFetch: typeof fetch = async (input, init) => {
  // a redirect would carry the receipt to another host
  const response = await fetch(input, { ...init, redirect: "error" })
  if (response.body === null) return response
  let bytes = 0
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, controller) => {
        bytes += piece.length
        if (bytes > largestBody) controller.error(new Error("the answer is larger than 4 MB"))
        else controller.enqueue(piece)
      }
    })
  )
  return new Response(bounded, { status: response.status, headers: response.headers })
}
