import type { installationStates } from '../installations-tables.ts'

export type InstallationState = (typeof installationStates)[number]

/** What may become of a request. Whatever does not stand here does not happen. */
export const installationSteps: Record<InstallationState, readonly InstallationState[]> = {
  created: ['agreed', 'declined'],
  agreed: ['done', 'declined'],
  done: [],
  declined: [],
}

/** Whoever asked is told of these, with the words of the staff. */
const toldStates = ['agreed', 'declined'] as const

export type ToldState = (typeof toldStates)[number]

export const mayBecome = (from: InstallationState, to: InstallationState): boolean =>
  installationSteps[from].includes(to)

export const isTold = (state: InstallationState): state is ToldState =>
  toldStates.some((told) => told === state)
