import type { Mail } from '../modules/notifications/notifications.ts'

/** The links of a mail, as they stand in its text. */
export const linksOf = (mail: Mail): URL[] =>
  (mail.text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link))

/** The token in the mail's link to a page; the mail must have such a link. */
export function tokenInLink(mail: Mail | undefined, page: string): string {
  const link = mail && linksOf(mail).find(({ pathname }) => pathname.endsWith(page))
  const token = link?.searchParams.get('token')
  if (!token) throw new Error(`the mail has no link to ${page}`)
  return token
}
