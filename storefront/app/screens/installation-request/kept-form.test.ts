import { beforeEach, expect, test, vi } from 'vitest'
import { emptyInstallation } from './installation-values.ts'
import { forgetForm, keepForm, recallForm } from './kept-form.ts'

const key = '5f0c6a52-6f5c-4c1e-9d0e-0d7c3a1b2c4d'
const filled = {
  ...emptyInstallation,
  kind: 'karaoke',
  wishes: [{ date: '2026-11-18', part: 'evening' as const }],
  photos: [new File(['…'], 'ruang.jpg')],
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
})

test('a form comes back with its key, without its photos', () => {
  keepForm(key, filled)
  expect(recallForm()).toEqual({ key, values: { ...filled, photos: [] } })
})

test('what was forgotten or never kept is not there', () => {
  expect(recallForm()).toBeUndefined()
  keepForm(key, filled)
  forgetForm()
  expect(recallForm()).toBeUndefined()
})

test.each(['', 'nonsense', '{"key":"x"}', 'null'])('what was kept as %j is not there', (text) => {
  sessionStorage.setItem('gema-installation-request', text)
  expect(recallForm()).toBeUndefined()
})

test('without storage nothing is kept, and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepForm(key, filled)
  forgetForm()
  expect(recallForm()).toBeUndefined()
})
