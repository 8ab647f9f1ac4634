import { defaultLanguage } from '@gema/contract/values/language.ts'
import type { Letter } from '../notifications/notifications.ts'

/** Tells a customer that somebody can now sign in to their account with a provider. */
export function connectedLetter({ language, provider }: { language: string; provider: string }): Letter {
  if (language === 'id') {
    return {
      language,
      subject: `${provider} terhubung ke akun Gema Anda`,
      heading: `${provider} terhubung`,
      paragraphs: [
        `Mulai sekarang Anda dapat masuk ke Gema dengan ${provider}.`,
        `Bukan Anda? Buat kata sandi baru di halaman masuk: semua perangkat dan ${provider} langsung terputus.`,
      ],
      footer: 'Anda menerima surel ini karena menyangkut keamanan akun Anda.',
    }
  }
  return {
    language: defaultLanguage,
    subject: `${provider} is connected to your account at Gema`,
    heading: `${provider} is connected`,
    paragraphs: [
      `From now on you can sign in to Gema with ${provider}.`,
      `Was it not you? Set a new password on the sign-in page: every device and ${provider} are cut off at once.`,
    ],
    footer: 'You get this mail because it concerns the security of your account.',
  }
}
