import { createElement, lazy, Suspense } from 'react'
import { expect, test } from 'vitest'
import { pageText } from './page-text.ts'

const around = { onError: () => {}, signal: new AbortController().signal }

const Broken = () => {
  throw new Error('no words for this')
}

test('a page is one text, whatever it is written in and however long it is', async () => {
  const words = 'Rp 1.000 — suara “jernih” 音響 🔊 '.repeat(2000)
  const text = await pageText(createElement('html', null, createElement('body', null, words)), around)
  expect(text).toBe(`<html><head></head><body>${words}</body></html>`)
})

test('a page that must be waited for is the same text', async () => {
  const Later = lazy(async () => ({ default: () => createElement('p', null, 'Late') }))
  const body = createElement('body', null, createElement(Suspense, null, createElement(Later)))
  const text = await pageText(createElement('html', null, body), around)
  expect(text).toMatch(/^<html>.*<p>Late<\/p>.*<\/html>$/)
})

test('what is loaded later is waited for and stands in its place', async () => {
  const Later = lazy(async () => ({ default: () => createElement('p', null, 'Late '.repeat(5000)) }))
  const page = createElement(
    'main',
    null,
    createElement(Suspense, { fallback: 'wait' }, createElement(Later)),
  )
  const text = await pageText(page, around)
  expect(text).toContain('<p>Late Late')
  expect(text).not.toContain('wait')
  expect(text).not.toContain('<script')
})

test('a page that cannot be drawn is no page, and the reason is told', async () => {
  const told: unknown[] = []
  const drawing = pageText(createElement(Broken), { ...around, onError: (error) => void told.push(error) })
  await expect(drawing).rejects.toThrow('no words for this')
  expect(told).toHaveLength(1)
})

test('who leaves does not keep the page being drawn', async () => {
  const visitor = new AbortController()
  const Never = lazy(() => new Promise<never>(() => {}))
  const drawing = pageText(createElement(Never), { ...around, signal: visitor.signal })
  visitor.abort(new Error('left'))
  await expect(drawing).rejects.toThrow('left')
})
