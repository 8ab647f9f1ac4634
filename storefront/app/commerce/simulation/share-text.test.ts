import { expect, test } from 'vitest'
import { mailLink, whatsappLink } from '../share/share-links.ts'
import { shareText } from './share-text.ts'

const text = shareText({
  title: 'Ruang keluarga & dapur',
  parts: [
    { name: 'Ohmura RX-980', quantity: 1 },
    { name: 'Laras Langit 8 (White)', quantity: 2 },
  ],
  total: 'Total Rp\u00A066.790.000',
  code: 'Code K7MX 29PW',
  link: 'https://gema.example/id/simulation/0198c3d2-7a51-7000-8000-000000000001',
})

test('name, parts with their quantities, total and code each have a line, and the link is the last one', () => {
  expect(text.split('\n')).toEqual([
    'Ruang keluarga & dapur',
    '',
    '1 × Ohmura RX-980',
    '2 × Laras Langit 8 (White)',
    '',
    'Total Rp\u00A066.790.000',
    '',
    'Code K7MX 29PW',
    'https://gema.example/id/simulation/0198c3d2-7a51-7000-8000-000000000001',
  ])
})

test('no sign of a name can become a part of the address', () => {
  const whatsapp = new URL(whatsappLink(text))
  expect([...whatsapp.searchParams.keys()]).toEqual(['text'])
  expect(whatsapp.searchParams.get('text')).toBe(text)
  const mail = new URL(mailLink('Ruang & dapur?bcc=x', text))
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(mail.searchParams.get('subject')).toBe('Ruang & dapur?bcc=x')
  expect(mail.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'))
})
