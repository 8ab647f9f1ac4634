import { defineWords } from '../../language/define-words.ts'

export const contactWords = defineWords('contact', {
  en: {
    crumb: 'Contact us',
    title: 'Talk to us',
    text: 'Ask before you buy, or after. The same eight people answer chat, phone and e-mail, from both stores.',
    description:
      'Write, call or chat with us, or come by: both stores in Jakarta with opening hours and directions. We answer within one working day.',
    whatsapp: 'WhatsApp chat',
    whatsapp_note: 'Answers in about 10 minutes',
    phone: 'Phone',
    phone_note: 'Every day 10.00–20.00 WIB',
    email: 'E-mail',
    email_note: 'Within one working day',
    installation: 'Request installation',
    installation_text: 'Date, room and pictures',
    installation_note: 'Jabodetabek and Bandung',
    stores: 'Our stores',
  },
  id: {
    crumb: 'Hubungi kami',
    title: 'Bicara dengan kami',
    text: 'Silakan bertanya sebelum membeli, atau sesudahnya. Chat, telepon, dan surel dijawab delapan orang yang sama, dari kedua toko.',
    description:
      'Tulis pesan, telepon, chat, atau datang langsung: kedua toko kami di Jakarta dengan jam buka dan petunjuk arah. Kami menjawab dalam satu hari kerja.',
    whatsapp: 'Chat WhatsApp',
    whatsapp_note: 'Dibalas sekitar 10 menit',
    phone: 'Telepon',
    phone_note: 'Setiap hari 10.00–20.00 WIB',
    email: 'Surel',
    email_note: 'Dalam satu hari kerja',
    installation: 'Minta instalasi',
    installation_text: 'Tanggal, ruangan, dan foto',
    installation_note: 'Jabodetabek dan Bandung',
    stores: 'Toko kami',
  },
})
