import { expect, test } from 'vitest'
import { chatLink, orderedThing, wholeAddress } from './order-link.ts'

test('the chat opens with the text, whatever signs it holds', () => {
  const link = chatLink('+62 812-5550-0188', 'Halo, 2 × Aria & "Bumi"?\nRp 1.500.000 #1')
  expect(link).toBe(
    'https://wa.me/6281255500188?text=Halo%2C%202%20%C3%97%20Aria%20%26%20%22Bumi%22%3F%0ARp%201.500.000%20%231',
  )
  expect(new URL(link).searchParams.get('text')).toBe('Halo, 2 × Aria & "Bumi"?\nRp 1.500.000 #1')
})

test('a number of the country gets its country', () => {
  expect(chatLink('0812 5550', 'a')).toBe('https://wa.me/628125550?text=a')
})

test('the variant stands behind the name, where there is one', () => {
  expect(orderedThing({ product: 'Aria 9', variant: 'Walnut' })).toBe('Aria 9 (Walnut)')
  expect(orderedThing({ product: 'Aria 9', variant: '' })).toBe('Aria 9')
})

test('an address has one slash after the site', () => {
  expect(wholeAddress('https://gema.example/', '/id/a')).toBe('https://gema.example/id/a')
})
