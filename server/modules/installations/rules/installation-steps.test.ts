import { expect, test } from 'vitest'
import { installationStates } from '../installations-tables.ts'
import { type InstallationState, installationSteps, isTold, mayBecome } from './installation-steps.ts'

test('every state can be reached from a new request', () => {
  const reached = new Set<InstallationState>(['created'])
  for (const state of reached) for (const next of installationSteps[state]) reached.add(next)
  expect([...reached].toSorted()).toEqual([...installationStates].toSorted())
})

test('exactly the steps that are drawn may be taken', () => {
  const taken = installationStates.flatMap((from) =>
    installationStates.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(taken).toEqual(['created → agreed', 'created → declined', 'agreed → done', 'agreed → declined'])
})

test('what is done or declined stays so', () => {
  for (const end of ['done', 'declined'] as const)
    for (const to of installationStates) expect(mayBecome(end, to)).toBe(false)
})

test('whoever asked hears of a yes and of a no', () => {
  expect(installationStates.filter(isTold)).toEqual(['agreed', 'declined'])
})
