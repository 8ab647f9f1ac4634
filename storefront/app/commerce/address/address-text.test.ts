import { expect, test } from 'vitest'
import { accuracyText, addressLine, phoneText, pinText } from './address-text.ts'
import { anAddress } from './an-address.ts'

test('an address is one line, with its lines of street joined and the postcode at the end', () => {
  expect(addressLine(anAddress({ street: 'Jl. Kenanga III No. 14 \n RT 02 RW 05\n' }))).toBe(
    'Jl. Kenanga III No. 14, RT 02 RW 05, Tanah Baru, Beji, Kota Depok, Jawa Barat 16426',
  )
})

test('a number is read in groups after the code of the country; another country keeps its own form', () => {
  expect(phoneText('+6281255500142')).toBe('+62 812 5550 0142')
  expect(phoneText('+6591234567')).toBe('+6591234567')
})

test('a pin is read to a metre', () => {
  expect(pinText({ latitude: -6.2, longitude: 106.816666 })).toBe('-6.20000, 106.81667')
})

test('how exact a position is, is said in metres and from a thousand on in kilometres', () => {
  expect(accuracyText(0.3, 'id')).toBe('1 m')
  expect(accuracyText(12.4, 'id')).toBe('12 m')
  expect(accuracyText(2440, 'id')).toBe('2,4 km')
  expect(accuracyText(2440, 'en')).toBe('2.4 km')
})
