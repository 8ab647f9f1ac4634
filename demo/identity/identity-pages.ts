import type { SocialProvider } from '@gema/server/modules/identity/identity.ts'
import { html, raw } from 'hono/html'
import { type StandInPerson, standInPeople } from './identity-people.ts'
import { identityStyle } from './identity-style.ts'
import type { IdentityWords } from './identity-words.ts'

type Words = IdentityWords & { language: string }

const titles: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }

const shell = (words: Words, title: string, body: unknown) => html`<!doctype html>
<html lang="${words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${title}</title><style>${raw(identityStyle)}</style></head><body><main>${body}</main></body></html>`

const initials = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((part) => part.slice(0, 1))
    .join('')

const personButton = (words: Words, key: string, { name, email }: StandInPerson) =>
  html`<li><button class="person" form="people" name="person" value="${key}"><i aria-hidden="true">${initials(name)}</i><b>${name}</b><span>${email}</span>${
    key === 'dewi' ? html`<span class="mark">${words.customer}</span>` : ''
  }</button></li>`

/** What somebody has typed who is not on the list, when it could not be used. */
export interface Typed {
  name: string
  email: string
}

/** Where somebody chooses who they are. The forms send to the address of the page itself, which says what was asked. */
export function choicePage(
  words: Words,
  { provider, action, wrong }: { provider: SocialProvider; action: string; wrong?: Typed },
) {
  const title = titles[provider]
  return shell(
    words,
    words.title,
    html`<h1>${words.title}</h1><p class="lead">${words.lead}</p><p class="notice">${words.notice(title)}</p>
<form method="post" action="${action}" id="people"></form><ul>${Object.entries(standInPeople).map(
      ([key, person]) => personButton(words, key, person),
    )}<li><details${wrong ? raw(' open') : ''}><summary>${words.other}</summary>
<form class="other" method="post" action="${action}">
<label>${words.name}<input name="name" value="${wrong?.name ?? ''}" autocomplete="name" maxlength="80" required></label>
<label>${words.email}<input name="email" type="email" value="${wrong?.email ?? ''}" autocomplete="email" maxlength="254" required></label>
${provider === 'google' ? html`<label class="check"><input type="checkbox" name="verified" value="1" checked>${words.verified}</label>` : ''}
${wrong ? html`<p class="wrong" role="alert">${words.wrong}</p>` : ''}
<button class="go" name="person" value="other">${words.go}</button></form></details></li></ul>
${provider === 'facebook' ? html`<p class="hint">${words.unverified}</p>` : ''}
<form method="post" action="${action}"><button class="cancel" name="person" value="nobody">${words.cancel}</button></form>`,
  )
}

/** For who comes here by an address that no sign-in of this shop has made. */
export const lostPage = (words: Words) =>
  shell(
    words,
    words.lost,
    html`<h1>${words.lost}</h1><p class="lead">${words.lostLead}</p><a class="back" href="/">${words.shop}</a>`,
  )
