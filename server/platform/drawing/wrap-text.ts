import { type DrawnStyle, drawnWidth } from './draw-text.ts'

/** No text on a picture is worth more characters than this. */
const longest = 300
const ellipsis = '…'
const signs = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text in lines that are no wider than the room; what does not fit into them is told by "…". */
export function wrapText(
  text: string,
  style: DrawnStyle,
  { width, most }: { width: number; most: number },
): string[] {
  const fits = (line: string) => drawnWidth(line, style) <= width
  const lines: string[] = []
  for (const word of wordsOf(text).flatMap((each) => piecesOf(each, fits))) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
    if (lines.length > most) break
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), shortened(lines[most - 1] ?? '', fits)]
}

/** Only these divide words: what a no-break space joins stays on one line. */
export const wordsOf = (text: string): string[] =>
  signsOf(text)
    .slice(0, longest)
    .join('')
    .split(/[ \t\r\n]+/)
    .filter((word) => word !== '')

/** Figures with their units, and what is counted by "×", are read in one go: they are not torn apart. */
export const withFiguresWhole = (text: string): string =>
  text.replace(/ (×) /g, '\u00a0$1\u00a0').replace(/(\d) (?=\p{L}{1,2}[\s,.]|\p{L}+$)/gu, '$1\u00a0')

const signsOf = (text: string): string[] => Array.from(signs.segment(text), ({ segment }) => segment)

/** A word that is wider than the room, cut where it must be. */
function piecesOf(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word]
  const pieces: string[] = []
  for (const sign of signsOf(word)) {
    const last = pieces.at(-1)
    if (last !== undefined && fits(last + sign)) pieces[pieces.length - 1] = last + sign
    else pieces.push(sign)
  }
  return pieces
}

/** A line with the mark of omission behind it, which has to fit as well. */
function shortened(line: string, fits: (line: string) => boolean): string {
  const kept = signsOf(line)
  while (kept.length > 0 && !fits(kept.join('').trimEnd() + ellipsis)) kept.pop()
  return kept.join('').replace(/[\s,.;:–—-]+$/u, '') + ellipsis
}
