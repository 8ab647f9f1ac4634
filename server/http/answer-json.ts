/** What is known of an answer that was written from a value. */
interface Written {
  text: string
  value: unknown
}

const known = new WeakMap<Response, Written>()

/**
 * An answer that is a value as JSON, and stays known as both: who keeps it, or makes a page of it, would else read it out of
 * the response piece by piece, which takes longer than to write it.
 */
export function answerJson(value: unknown, init: ResponseInit): Response {
  const text = JSON.stringify(value)
  const answer = new Response(text, init)
  known.set(answer, { text, value })
  return answer
}

/** What an answer was written from, and what was written, if that is known without reading it. */
export const writtenAs = (answer: Response): Written | undefined => known.get(answer)
