/**
 * Remembers what a function without effects answered for each text. Those that are asked for are few and come again and
 * again; where they are not, it begins anew rather than grow.
 */
export function rememberAnswers<Answer>(
  most: number,
  find: (text: string) => Answer,
): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const answer = known.get(text)
    if (answer !== undefined) return answer
    const found = find(text)
    if (known.size >= most) known.clear()
    known.set(text, found)
    return found
  }
}
