import { createHash } from 'node:crypto'
import type { SocialProvider } from '@gema/server/modules/identity/identity.ts'

export interface StandInPerson {
  name: string
  email: string
  /** What the stand-in of Google says; the one of Facebook says nothing, as Facebook does. */
  verified: boolean
}

/** Invented people with an account at the stand-ins: one who has an account in the demo shop too, and two who have none. */
export const standInPeople: Record<string, StandInPerson> = {
  dewi: { name: 'Dewi Pertiwi', email: 'dewi@surel.example', verified: true },
  ratna: { name: 'Ratna Kusuma', email: 'ratna@surel.example', verified: true },
  yoga: { name: 'Yoga Prasetya', email: 'yoga@surel.example', verified: true },
}

/** The same person has the same subject tomorrow, though nothing of them is kept. */
export const subjectOf = (provider: SocialProvider, { email }: StandInPerson): string =>
  createHash('sha256').update(`${provider} ${email}`).digest('hex').slice(0, 24)
