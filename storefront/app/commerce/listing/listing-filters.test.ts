import { expect, test } from 'vitest'
import {
  activeFilters,
  amountOf,
  filterFields,
  keptFields,
  ratingOf,
  withChoice,
  withOne,
  withoutFilter,
  withoutFilters,
  withPrice,
} from './listing-filters.ts'

const query = (text: string) => new URLSearchParams(text)
const full = 'brand_in=laras&brand_in=ohmura&price_min=1000000&rating_min=4&in_stock=1&sort=newest&page=3'

test('every filter is named once, the two ends of the price as one', () => {
  expect(activeFilters(query(`${full}&price_max=2000000&attribute=finish:walnut`))).toEqual([
    { name: 'brand_in', value: 'laras' },
    { name: 'brand_in', value: 'ohmura' },
    { name: 'attribute', value: 'finish:walnut' },
    { name: 'price', value: '' },
    { name: 'rating_min', value: '4' },
    { name: 'in_stock', value: '1' },
  ])
})

test('an empty field, a flag that is off and a value said twice are no filters', () => {
  expect(activeFilters(query('price_min=&price_max=&in_stock=0&brand_in=laras&brand_in=laras'))).toEqual([
    { name: 'brand_in', value: 'laras' },
  ])
})

test('a choice is added beside the others and the list begins at its first page', () => {
  const next = withChoice(query('brand_in=laras&q=tower&page=3'), { name: 'brand_in', value: 'serat' }, true)
  expect(next.toString()).toBe('q=tower&brand_in=laras&brand_in=serat')
})

test('one choice is removed, the others stay', () => {
  const next = withoutFilter(query(full), { name: 'brand_in', value: 'laras' })
  expect(next.getAll('brand_in')).toEqual(['ohmura'])
  expect(next.get('in_stock')).toBe('1')
  expect(next.has('page')).toBe(false)
})

test('removing the price removes both ends', () => {
  const next = withoutFilter(query('price_min=1&price_max=2&q=x'), { name: 'price', value: '' })
  expect(next.toString()).toBe('q=x')
})

test('clearing keeps what is no filter: the search, the source and the order', () => {
  expect(withoutFilters(query(`${full}&q=tower&collection=4`)).toString()).toBe(
    'sort=newest&q=tower&collection=4',
  )
})

test('a price the wrong way round is put right', () => {
  expect(withPrice(query(''), 9, 2).toString()).toBe('price_min=2&price_max=9')
  expect(withPrice(query('price_min=1'), undefined, 5).toString()).toBe('price_max=5')
})

test('two ratings mean the lower one', () => {
  expect(ratingOf(query('rating_min=4.5&rating_min=3'))).toBe(3)
  expect(ratingOf(query('rating_min='))).toBeUndefined()
})

test('an amount is read as people type it, and nothing else is an amount', () => {
  expect(amountOf('1.500.000')).toBe(1_500_000)
  expect(amountOf(' Rp 2500000 ')).toBe(2_500_000)
  expect(amountOf('0')).toBe(0)
  for (const wrong of [null, '', 'abc', '-5', 'ten 1', '1e9']) expect(amountOf(wrong)).toBeUndefined()
})

test('a form carries along what it does not hold itself', () => {
  expect(keptFields(query('q=tower&brand_in=laras&sort=newest&page=2'), filterFields)).toEqual([
    ['q', 'tower'],
    ['sort', 'newest'],
  ])
  expect(keptFields(query('brand_in=laras&sort=newest'), ['sort'])).toEqual([['brand_in', 'laras']])
})

test('a name with one value is set or taken away', () => {
  expect(withOne(query('sort=newest&page=2'), 'sort', 'rating').toString()).toBe('sort=rating')
  expect(withOne(query('in_stock=1'), 'in_stock', undefined).toString()).toBe('')
})
