export interface ShareFacts {
  /** What it is, in one line. */
  title: string
  parts: { name: string; quantity: number }[]
  /** What it cost, as a sentence. */
  total: string
  /** How it is opened, as a sentence. */
  code: string
  link: string
}

/** A simulation as people send it to each other: what it is, its parts, its total, and the link on a line of its own. */
export const shareText = ({ title, parts, total, code, link }: ShareFacts): string =>
  [title, '', ...parts.map(({ name, quantity }) => `${quantity} × ${name}`), '', total, '', code, link].join(
    '\n',
  )
