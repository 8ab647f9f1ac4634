import { rememberAnswers } from '@gema/server/platform/remember-answers.ts'

/** Browsers say few different things, and none of them is longer. */
const longest = 100
const most = 100

/** Remembers what a header means. Whoever sends long ones, or always others, fills no memory with them. */
export function rememberShort<Meaning>(read: (text: string) => Meaning): (text: string) => Meaning {
  const remembered = rememberAnswers(most, read)
  return (text) => (text.length <= longest ? remembered(text) : read(text))
}
