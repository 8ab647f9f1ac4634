import { quickestForm } from '@gema/contract/values/quickest-form.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { proofOfPerson } from './proof-of-person.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const aField = (value: string) => ({ value }) as HTMLInputElement

test('who took their time is sent at once, with the time they took', async () => {
  const begun = performance.now()
  vi.advanceTimersByTime(8_000)
  expect(await proofOfPerson(begun, aField(''))).toEqual({ homepage: '', filled_in: 8_000 })
  expect(vi.getTimerCount()).toBe(0)
})

test('who was quicker than a person can be waits for the rest, and is never refused for it', async () => {
  const begun = performance.now()
  vi.advanceTimersByTime(200)
  let sent: { filled_in: number } | undefined
  void proofOfPerson(begun, aField('')).then((proof) => {
    sent = proof
  })
  await vi.advanceTimersByTimeAsync(quickestForm - 201)
  expect(sent).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(sent?.filled_in).toBeGreaterThanOrEqual(quickestForm)
})

test('what a program has put into the hidden field is told once, and the next try is clean', async () => {
  const begun = performance.now()
  vi.advanceTimersByTime(5_000)
  const hidden = aField('https://pills.example')
  expect(await proofOfPerson(begun, hidden)).toMatchObject({ homepage: 'https://pills.example' })
  expect(await proofOfPerson(begun, hidden)).toMatchObject({ homepage: '' })
})

test('a form whose hidden field is gone can still be sent', async () => {
  const begun = performance.now()
  vi.advanceTimersByTime(5_000)
  expect(await proofOfPerson(begun, null)).toMatchObject({ homepage: '' })
})
