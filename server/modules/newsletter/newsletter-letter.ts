import { defaultLanguage } from '@gema/contract/values/language.ts'
import type { Letter } from '../notifications/notifications.ts'

/** The letter that asks to confirm a newsletter address. */
export function confirmLetter(options: { language: string; confirmUrl: string; leaveUrl: string }): Letter {
  const { language, confirmUrl, leaveUrl } = options
  if (language === 'id') {
    return {
      language,
      subject: 'Konfirmasi langganan surat bulanan Gema',
      heading: 'Tinggal satu langkah',
      paragraphs: [
        'Anda meminta surat bulanan Gema: produk baru, saran penataan ruang, dan jadwal flash sale berikutnya.',
        'Tekan tombol di bawah untuk memastikan alamat ini milik Anda. Tanpa konfirmasi, kami tidak mengirim apa pun.',
      ],
      action: { text: 'Ya, kirimi saya', url: confirmUrl },
      footer: `Bukan Anda yang meminta? Abaikan surel ini. Berhenti berlangganan: ${leaveUrl}`,
    }
  }
  return {
    // In whatever language somebody asked, these words are English.
    language: defaultLanguage,
    subject: 'Confirm your letter from Gema',
    heading: 'One step to go',
    paragraphs: [
      'You asked for our monthly letter: new arrivals, room-tuning advice and the next flash sale.',
      'Press the button to tell us that this address is yours. Without it we send nothing.',
    ],
    action: { text: 'Yes, send it to me', url: confirmUrl },
    footer: `Was it not you? Ignore this mail. To leave at any time: ${leaveUrl}`,
  }
}
