const texts = new WeakMap<Response, string>()

/**
 * An answer that is a text, and stays known as one: who keeps it, or makes a page of it, would else read it out of the
 * response piece by piece, which takes longer than to write it.
 */
export function answerText(text: string, init: ResponseInit): Response {
  const answer = new Response(text, init)
  texts.set(answer, text)
  return answer
}

/** The text of an answer, if it is known without reading it. */
export const knownText = (answer: Response): string | undefined => texts.get(answer)
