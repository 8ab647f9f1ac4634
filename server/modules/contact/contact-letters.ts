import { defaultLanguage, inLanguage, type Translated } from '@gema/contract/values/language.ts'
import type { Letter } from '../notifications/notifications.ts'

/** A message as its sender has filled it in. */
export interface ContactMessage {
  name: string
  email: string
  phone: string
  topic: ContactTopic
  orderNumber: string
  message: string
  language: string
}

export type ContactTopic = keyof typeof topics

const topics = {
  product: { en: 'a product', id: 'produk' },
  order: { en: 'an order', id: 'pesanan' },
  installation: { en: 'installation', id: 'instalasi' },
  partnership: { en: 'partnership', id: 'kerja sama' },
  other: { en: 'something else', id: 'hal lain' },
} satisfies Record<string, Translated>

/** To the shop, with a button that answers the sender. The shop's own mails are written in its default language. */
export function messageLetter(sent: ContactMessage): Letter {
  const { name, email, phone, topic, orderNumber, message, language } = sent
  return {
    language: defaultLanguage,
    subject: `Message from ${name}: ${topics[topic].en}`,
    heading: `${name} writes about ${topics[topic].en}`,
    paragraphs: [
      ...message.split(/\s*\n\s*/),
      `From: ${name}, ${email}${phone === '' ? '' : `, ${phone}`}`,
      ...(orderNumber === '' ? [] : [`Order: ${orderNumber}`]),
      `Reads: ${language}`,
    ],
    action: { text: `Answer ${email}`, url: `mailto:${encodeURIComponent(email)}` },
    footer: 'Sent with the contact form of the shop.',
  }
}

/**
 * To the sender. Nothing of what was typed stands in it, except what it was about: otherwise the form would carry
 * anybody's words to anybody's address.
 */
export function thanksLetter({ topic, language }: Pick<ContactMessage, 'topic' | 'language'>): Letter {
  const about = inLanguage(topics[topic], language)
  if (language === 'id') {
    return {
      language,
      subject: 'Pesan Anda sudah kami terima',
      heading: 'Terima kasih sudah menulis',
      paragraphs: [
        `Pesan Anda tentang ${about} sudah sampai. Kami menjawab dalam satu hari kerja, ke alamat surel ini.`,
        'Kalau mendesak, telepon toko kami pada jam buka. Nomornya ada di halaman kontak.',
      ],
      footer: 'Bukan Anda yang menulis? Abaikan surel ini, kami tidak akan mengirim apa pun lagi.',
    }
  }
  return {
    language: defaultLanguage,
    subject: 'We have your message',
    heading: 'Thank you for writing',
    paragraphs: [
      `Your message about ${about} has arrived. We answer within one working day, to this address.`,
      'If it is urgent, call one of our stores during opening hours. The numbers are on the contact page.',
    ],
    footer: 'Was it not you who wrote? Ignore this mail, we will not send another.',
  }
}
