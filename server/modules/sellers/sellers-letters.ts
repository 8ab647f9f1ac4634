import { defaultLanguage } from '@gema/contract/values/language.ts'
import type { Letter } from '../notifications/notifications.ts'

/** What may be told about an application outside of the shop's own records. */
export interface ToldApplication {
  reference: string
  storeName: string
  ownerName: string
  email: string
  phone: string
  city: string
  category: string
  about: string
  website: string
}

/** To the shop: no bank, identity or tax details, because mails lie about for years. */
export const applicationLetter = (told: ToldApplication): Letter => ({
  language: defaultLanguage,
  subject: `New seller ${told.reference}: ${told.storeName}`,
  heading: `${told.storeName} would like to sell here`,
  paragraphs: [
    `Owner: ${told.ownerName}, ${told.email}, ${told.phone}`,
    `City: ${told.city}. Category: ${told.category}.${told.website === '' ? '' : ` Website: ${told.website}`}`,
    ...told.about.split(/\s*\n\s*/),
    'Documents and bank details are kept encrypted and are not part of this mail.',
  ],
  action: { text: `Answer ${told.email}`, url: `mailto:${encodeURIComponent(told.email)}` },
  footer: `Sent with the seller registration of the shop. Reference ${told.reference}.`,
})

/** To the applicant: the reference alone, because anybody can type anybody's address into a form. */
export function receivedLetter({ reference, language }: { reference: string; language: string }): Letter {
  if (language === 'id') {
    return {
      language,
      subject: `Pendaftaran penjual ${reference}`,
      heading: 'Pendaftaran Anda sudah kami terima',
      paragraphs: [
        `Nomor pendaftaran Anda ${reference}. Sebutkan nomor ini kalau Anda menghubungi kami.`,
        'Kami memeriksa data dan dokumen Anda dalam tiga hari kerja, lalu menghubungi Anda lewat surel atau telepon.',
      ],
      footer: 'Bukan Anda yang mendaftar? Balas surel ini, dan kami menghapus datanya.',
    }
  }
  return {
    language: defaultLanguage,
    subject: `Your seller registration ${reference}`,
    heading: 'We have your registration',
    paragraphs: [
      `Your reference is ${reference}. Please name it whenever you get in touch with us.`,
      'We look at your details and documents within three working days, then write or call.',
    ],
    footer: 'Was it not you who registered? Answer this mail, and we delete the details.',
  }
}
