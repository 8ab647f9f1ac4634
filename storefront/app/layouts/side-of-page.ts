import type { WordKey } from '../language/define-words.ts'
import type { layoutWords } from './layout-words.ts'

interface Side {
  welcome: WordKey<typeof layoutWords>
  /** The sign of the category whose room is shown, and which part of it. */
  icon: string
  part: string
}

const records = { icon: 'disc', part: 'object-[64%]' }

/** By the name of the screen; a link for a new password has its own. */
const sides: Partial<Record<string, Side>> = {
  login: { ...records, welcome: 'welcome_login' },
  register: { icon: 'speaker', part: 'object-[49%]', welcome: 'welcome_register' },
  verify: { icon: 'speaker', part: 'object-[72%]', welcome: 'welcome_verify' },
  registered: { icon: 'monitor', part: 'object-[50%]', welcome: 'welcome_registered' },
  forgotPassword: { icon: 'disc', part: 'object-[50%]', welcome: 'welcome_forgot' },
  newPassword: { ...records, welcome: 'welcome_new_password' },
  socialCallback: { ...records, welcome: 'welcome_social' },
}

/** What stands beside the form of a screen. Screens are known by `{prefix}/{name}`. */
export function sideOfPage(screenId: string, search: string): Side {
  const name = screenId.slice(screenId.lastIndexOf('/') + 1)
  const hasToken = new URLSearchParams(search).has('token')
  const side = sides[name === 'forgotPassword' && hasToken ? 'newPassword' : name]
  return side ?? { ...records, welcome: 'welcome_login' }
}
