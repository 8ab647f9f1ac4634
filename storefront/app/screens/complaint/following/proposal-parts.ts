const longestTitle = 120

/** What is proposed as a title, and the rest of it: the first line, or the first sentence where there is just one line. */
export function proposalParts(text: string): { title: string | undefined; rest: string } {
  const whole = text.trim()
  const [firstLine = '', ...lines] = whole.split(/\r?\n+/)
  const split =
    lines.length > 0
      ? [firstLine, lines.join('\n')]
      : (/^(.+?[^.])\.\s+(.+)$/s.exec(whole)?.slice(1) ?? [whole, ''])
  const [title = '', rest = ''] = split
  if (title.length > longestTitle) return { title: undefined, rest: whole }
  return { title: title.trim().replace(/\.$/, ''), rest: rest.trim() }
}
