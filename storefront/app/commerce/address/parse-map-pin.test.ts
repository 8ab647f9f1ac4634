import { expect, test } from 'vitest'
import { parseMapPin } from './parse-map-pin.ts'

const jakarta = { latitude: -6.2, longitude: 106.8 }

test.each([
  '-6.2,106.8',
  '  -6.2, 106.8 ',
  '-6.2 106.8',
  '(-6.2, 106.8)',
  '−6.2, 106.8',
  '-6,2; 106,8',
  '-6,2 106,8',
  '106.8, -6.2',
  'geo:-6.2,106.8?q=-6.2,106.8',
  'https://maps.example/maps/@-6.2,106.8,17z',
  'https://maps.example/maps?q=-6.2,106.8',
  'https://maps.example/maps?q=-6.2%2C106.8&z=17',
  'https://maps.example/?q=loc:-6.2,106.8',
  'https://maps.example/maps/search/?api=1&query=-6.2%2C%20106.8',
  'https://maps.example/maps/search/-6.2,+106.8?entry=tts',
  'https://maps.example/maps/dir/?api=1&destination=-6.2,106.8',
  'https://maps.example/?ll=-6.2,106.8',
  'https://maps.example/maps/place/-6.2,106.8/data=x',
  'https://maps.example/?mlat=-6.2&mlon=106.8#map=17/-7/110',
  'https://maps.example/#map=17/-6.2/106.8',
])('%s is read', (written) => expect(parseMapPin(written)).toEqual(jakarta))

test('the marked point counts for more than the middle of the map', () => {
  expect(
    parseMapPin('https://maps.example/maps/place/Toko/@-6.1,106.7,17z/data=!3m1!4b1!4m5!3d-6.2!4d106.8'),
  ).toEqual(jakarta)
})

test('more digits than ten centimetres are rounded away', () => {
  expect(parseMapPin('-2.53371234567, 140.71812345678')).toEqual({
    latitude: -2.533712,
    longitude: 140.718123,
  })
})

test.each([
  '',
  'di depan masjid',
  '-6.2',
  'Jl. Melati 27, RT 04',
  'https://maps.example/maps/place/Monas',
  '%E0%A4%A',
])('%j says nothing about a place', (written) => expect(parseMapPin(written)).toBe('unreadable'))

test('a short link is told apart, because only its service knows where it leads', () => {
  expect(parseMapPin('https://maps.app.goo.gl/AbC123')).toBe('short_link')
})

test.each(['52.52,13.405', '0,0', '-90,180', '-6.2,206.8'])('%s is not in Indonesia', (written) =>
  expect(parseMapPin(written)).toBe('outside'),
)
