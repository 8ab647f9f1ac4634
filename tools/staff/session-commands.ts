import type { AskStaff } from '@gema/contract/client.ts'
import { askPassword } from './ask-password.ts'
import { dataOf } from './refused.ts'
import type { staffSession } from './staff-session.ts'

type Session = ReturnType<typeof staffSession>

/** Begins a session and keeps its token. */
export async function signIn(ask: AskStaff, session: Session, email: string): Promise<string> {
  const password = await askPassword('Password: ')
  const { staff_token, staff } = dataOf(await ask('sessionStore', { email, password }))
  await session.keep(staff_token)
  return `Signed in as ${staff.name} (${staff.role}): ${staff.permissions.join(', ')}. It holds for twelve hours.`
}

/** Ends the session, and forgets it also where it was over already. */
export async function signOut(ask: AskStaff, session: Session): Promise<string> {
  if ((await session.token()) !== undefined) await ask('sessionDelete', {})
  await session.forget()
  return 'Signed out.'
}
