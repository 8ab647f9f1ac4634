import { type ComponentType, createElement, useId } from 'react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import type { ShopPageData } from './api/load-shop.ts'
import { useShop } from './api/use-shop.ts'
import { type Drawings, rememberDrawings } from './draw-once.tsx'
import { defineWords } from './language/define-words.ts'
import { useLanguage } from './language/use-language.ts'
import { useWords } from './language/use-words.ts'
import { textOfPieces } from './text-of-pieces.ts'

const words = defineWords('drawn-once-test', { en: { hello: 'Hello' }, id: { hello: 'Halo' } })

const aShop = (language: string, name: string): ShopPageData =>
  ({ language, direction: 'ltr', common: { setting: { site_name: name } } }) as ShopPageData

/** What was drawn since the test began. */
const drawn: string[] = []
beforeEach(() => {
  drawn.length = 0
})

interface Given {
  of: { name: string; price: number }
  onPress?: () => void
}

function Part({ of }: Given) {
  drawn.push(of.name)
  const t = useWords(words)
  const { language } = useLanguage()
  const text = `${t('hello')} ${of.name} ${of.price} ${useShop().setting.site_name}`
  return createElement('p', { lang: language }, text)
}

function Short({ name }: { name: string }) {
  drawn.push(name)
  return `${name}….`
}

const speaker: Given = { of: { name: 'Speaker <1>', price: 100 } }

const fail = (error: unknown) => {
  throw error
}

function remember(room?: number) {
  const drawingsOf = rememberDrawings(room)
  return (shop: ShopPageData) => drawingsOf(shop, JSON.stringify(shop))
}

/** The markup of a part as a page would show it; nothing, where it is not known. */
function found<Asked extends object>(page: Drawings, part: ComponentType<Asked>, given: Asked) {
  const stand = page.find(part, given)
  return stand && textOfPieces(page.placed(stand))
}

/** What a page finds that asks for the third time. */
function third<Asked extends object>(page: Drawings, part: ComponentType<Asked>, given: Asked) {
  for (const _ of [1, 2]) {
    page.find(part, structuredClone(given))
    page.drawMissing(fail)
  }
  return found(page, part, structuredClone(given))
}

test('what is given the same is known from the third time on, and drawn once for it', () => {
  const drawingsOf = remember()
  const find = () => {
    const page = drawingsOf(aShop('en', 'Gema'))
    const known = found(page, Part, structuredClone(speaker))
    page.drawMissing(fail)
    return known
  }
  expect([find(), find()]).toEqual([undefined, undefined])
  for (const _ of [1, 2, 3]) expect(find()).toBe('<p lang="en">Hello Speaker &lt;1&gt; 100 Gema</p>')
  expect(drawn).toHaveLength(1)
})

test('what is given something else is another', () => {
  const page = remember()(aShop('en', 'Gema'))
  third(page, Part, speaker)
  const cheaper = { of: { ...speaker.of, price: 90 } }
  expect(found(page, Part, cheaper)).toBeUndefined()
  expect(third(page, Part, cheaper)).toContain(' 90 ')
})

test('another language and another shop have parts of their own', () => {
  const drawingsOf = remember()
  third(drawingsOf(aShop('en', 'Gema')), Part, speaker)
  expect(third(drawingsOf(aShop('id', 'Gema')), Part, speaker)).toBe(
    '<p lang="id">Halo Speaker &lt;1&gt; 100 Gema</p>',
  )
  expect(third(drawingsOf(aShop('en', 'Other')), Part, speaker)).toContain('Other')
})

test('two parts that are given the same are two', () => {
  const page = remember()(aShop('en', 'Gema'))
  const [Price, Name] = [() => '100', () => 'Speaker']
  expect([third(page, Price, {}), third(page, Name, {})]).toEqual(['100', 'Speaker'])
})

test('what a finger does is no part of what is seen', () => {
  const page = remember()(aShop('en', 'Gema'))
  third(page, Part, speaker)
  expect(found(page, Part, { ...speaker, onPress: () => undefined })).toContain('Hello')
})

test.each([
  ['an id', () => createElement('p', { id: useId() })],
  ['the place of its page', () => createElement('a', { href: useLocation().pathname })],
  ['a script', () => createElement('script', {}, 'run()')],
  ['a picture before all others', () => createElement('img', { src: '/a.webp', fetchPriority: 'high' })],
])('a part that wants %s of its own is told so, and drawn with each page', (_, Own) => {
  const page = remember()(aShop('en', 'Gema'))
  const faults: unknown[] = []
  for (const part of [Own, Part, Own, Part]) page.find<object>(part as ComponentType<object>, speaker)
  page.drawMissing((error) => faults.push(error))
  expect(String(faults)).toContain('drawn once')
  expect(found(page, Own, speaker)).toBeUndefined()
  expect(found(page, Part, speaker)).toContain('Hello')
})

test('what was not asked for longest is forgotten first', () => {
  const page = remember(1_700)(aShop('en', 'Gema'))
  for (const name of ['a', 'b', 'c']) third(page, Short, { name })
  page.find(Short, { name: 'a' })
  third(page, Short, { name: 'd' })
  third(page, Short, { name: 'e' })
  expect(['a', 'd', 'e'].map((name) => found(page, Short, { name }))).toEqual(['a….', 'd….', 'e….'])
  expect(found(page, Short, { name: 'b' })).toBeUndefined()
})

test('a text that speaks of being drawn once is drawn once like any other', () => {
  const page = remember()(aShop('en', 'Gema'))
  expect(third(page, Short, { name: 'drawn-once' })).toBe('drawn-once….')
})

test('known parts stand in the page where they belong, as the bytes that are sent', () => {
  const page = remember()(aShop('en', 'Gema'))
  for (const name of ['a', 'b']) third(page, Short, { name })
  const [a, b] = ['a', 'b'].map((name) => page.find(Short, { name }))
  const pieces = page.placed(`<p>${b}</p><!-- 1 --><i>${a}</i>${b}`)
  expect(textOfPieces(pieces)).toBe('<p>b….</p><!-- 1 --><i>a….</i>b….')
  expect(pieces.filter((piece) => typeof piece !== 'string')).toHaveLength(3)
  expect(page.placed('nothing of it')).toEqual(['nothing of it'])
})
