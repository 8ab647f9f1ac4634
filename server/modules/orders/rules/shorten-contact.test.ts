import { expect, test } from 'vitest'
import { shortenContact, shortenEmail } from './shorten-contact.ts'

test.each([
  ['dewi@surel.example', 'd•••@surel.example'],
  ['d@surel.example', 'd•••@surel.example'],
  ['élodie+gema@surel.example', 'é•••@surel.example'],
])('of %s is shown %s', (email, shown) => {
  expect(shortenEmail(email)).toBe(shown)
})

test('a contact keeps its region and four digits, and loses phone, street, landmark and pin', () => {
  const address = {
    recipient: 'Dewi Pertiwi',
    phone: '+6281234567890',
    street: 'Jl. Kemang Raya 12',
    landmark: 'next to the mosque',
    region: 'Kemang, Jakarta Selatan',
    pin: { latitude: -6.2, longitude: 106.8 },
  }
  expect(shortenContact({ number: 'GM-1', email: 'dewi@surel.example', address })).toEqual({
    number: 'GM-1',
    email: 'd•••@surel.example',
    address: {
      recipient: 'Dewi Pertiwi',
      phone: '••• 7890',
      street: '•••',
      landmark: '',
      region: 'Kemang, Jakarta Selatan',
      pin: null,
    },
  })
})
