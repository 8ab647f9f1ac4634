import { defaultLanguage } from '@gema/contract/values/language.ts'
import type { Letter } from '../notifications/notifications.ts'

type Words = Omit<Letter, 'language' | 'action' | 'code'> & { action?: string }

interface Facts {
  language: string
  code?: string
  url?: string
}

/** The words in the reader's language; in whatever other language somebody reads, these words are English. */
function letterOf(words: { en: Words; id: Words }, { language, code, url }: Facts): Letter {
  const { action, ...text } = language === 'id' ? words.id : words.en
  return {
    ...text,
    language: language === 'id' ? 'id' : defaultLanguage,
    ...(code !== undefined && { code }),
    ...(action !== undefined && url !== undefined && { action: { text: action, url } }),
  }
}

const notYou = {
  en: 'Was it not you? Somebody mistyped their address. You need not do anything.',
  id: 'Bukan Anda? Mungkin seseorang salah mengetik alamat. Anda tidak perlu melakukan apa pun.',
}

const howToStop = {
  en: 'You get this mail because it concerns the security of your account.',
  id: 'Anda menerima surel ini karena menyangkut keamanan akun Anda.',
}

/** The six digits that prove an address. */
export const codeLetter = (facts: { language: string; code: string }): Letter =>
  letterOf(
    {
      en: {
        subject: 'Your verification code for Gema',
        heading: 'Your verification code',
        paragraphs: [
          'Enter these six digits on the page that you have open. They are good for 10 minutes and for one use.',
          'We never ask for this code on the phone or in a chat.',
        ],
        footer: notYou.en,
      },
      id: {
        subject: 'Kode verifikasi Gema Anda',
        heading: 'Kode verifikasi Anda',
        paragraphs: [
          'Masukkan enam angka ini di halaman yang sedang Anda buka. Berlaku 10 menit untuk sekali pakai.',
          'Kami tidak pernah menanyakan kode ini lewat telepon atau obrolan.',
        ],
        footer: notYou.id,
      },
    },
    facts,
  )

/** For somebody who registers with an address that has an account: nobody but its owner learns that. */
export const knownAddressLetter = (facts: { language: string; url: string }): Letter =>
  letterOf(
    {
      en: {
        subject: 'You already have an account at Gema',
        heading: 'You already have an account',
        paragraphs: [
          'Somebody, probably you, has just tried to register with this address. There is an account already: simply sign in.',
          'If you no longer know the password, set a new one on the sign-in page.',
        ],
        action: 'Sign in',
        footer: notYou.en,
      },
      id: {
        subject: 'Anda sudah punya akun di Gema',
        heading: 'Anda sudah punya akun',
        paragraphs: [
          'Seseorang, mungkin Anda sendiri, baru saja mendaftar dengan alamat ini. Akunnya sudah ada: silakan langsung masuk.',
          'Lupa kata sandi? Buat yang baru di halaman masuk.',
        ],
        action: 'Masuk',
        footer: notYou.id,
      },
    },
    facts,
  )

/** After the code has come back. */
export const welcomeLetter = (facts: { language: string; url: string; name: string }): Letter =>
  letterOf(
    {
      en: {
        subject: 'Welcome to Gema',
        heading: `Welcome, ${facts.name}`,
        paragraphs: [
          'Your account is ready. Wishlist, comparisons, vouchers and addresses are now kept for you on every device.',
          'Come and listen whenever you like: both of our shops have rooms where you can hear everything first.',
        ],
        action: 'Look around',
        footer: 'You get this mail once, because you have registered.',
      },
      id: {
        subject: 'Selamat datang di Gema',
        heading: `Selamat datang, ${facts.name}`,
        paragraphs: [
          'Akun Anda siap. Wishlist, perbandingan, voucher, dan alamat kini tersimpan di semua perangkat Anda.',
          'Silakan datang dan dengarkan: kedua toko kami punya ruang untuk mencoba semuanya lebih dahulu.',
        ],
        action: 'Lihat-lihat',
        footer: 'Surel ini dikirim sekali karena Anda mendaftar.',
      },
    },
    facts,
  )

/** The link for a new password. */
export const resetLetter = (facts: { language: string; url: string }): Letter =>
  letterOf(
    {
      en: {
        subject: 'A new password for Gema',
        heading: 'Set a new password',
        paragraphs: [
          'Press the button to set a new password. The link is good for 15 minutes and for one use.',
          'Until then your old password stays as it is.',
        ],
        action: 'Set a new password',
        footer: 'Was it not you? Then simply do nothing: without the link nobody can change your password.',
      },
      id: {
        subject: 'Kata sandi baru untuk Gema',
        heading: 'Buat kata sandi baru',
        paragraphs: [
          'Tekan tombol di bawah untuk membuat kata sandi baru. Tautannya berlaku 15 menit untuk sekali pakai.',
          'Sampai saat itu kata sandi lama tetap berlaku.',
        ],
        action: 'Buat kata sandi baru',
        footer: 'Bukan Anda? Abaikan saja: tanpa tautan ini tidak ada yang dapat mengganti kata sandi Anda.',
      },
    },
    facts,
  )

/** After a password was changed, by whomever. */
export const passwordChangedLetter = (facts: { language: string; url: string }): Letter =>
  letterOf(
    {
      en: {
        subject: 'Your password was changed',
        heading: 'Your password was changed',
        paragraphs: [
          'The password of your account at Gema has just been changed. Every other device has been signed out.',
          'Was it not you? Set a new password now, and tell us.',
        ],
        action: 'Set a new password',
        footer: howToStop.en,
      },
      id: {
        subject: 'Kata sandi Anda telah diganti',
        heading: 'Kata sandi Anda telah diganti',
        paragraphs: [
          'Kata sandi akun Gema Anda baru saja diganti. Semua perangkat lain sudah dikeluarkan.',
          'Bukan Anda? Segera buat kata sandi baru dan beri tahu kami.',
        ],
        action: 'Buat kata sandi baru',
        footer: howToStop.id,
      },
    },
    facts,
  )

/** To the old address, once the new one is proved. */
export const emailChangedLetter = (facts: { language: string }): Letter =>
  letterOf(
    {
      en: {
        subject: 'The e-mail of your account was changed',
        heading: 'Your e-mail was changed',
        paragraphs: [
          'Your account at Gema now belongs to another e-mail address. This one can no longer be used to sign in.',
          'Was it not you? Write to us by answering this mail.',
        ],
        footer: howToStop.en,
      },
      id: {
        subject: 'Surel akun Anda telah diganti',
        heading: 'Surel Anda telah diganti',
        paragraphs: [
          'Akun Gema Anda kini memakai alamat surel lain. Alamat ini tidak dapat lagi dipakai untuk masuk.',
          'Bukan Anda? Hubungi kami dengan membalas surel ini.',
        ],
        footer: howToStop.id,
      },
    },
    facts,
  )

/** The last letter. */
export const accountDeletedLetter = (facts: { language: string }): Letter =>
  letterOf(
    {
      en: {
        subject: 'Your account was deleted',
        heading: 'Your account was deleted',
        paragraphs: [
          'As you asked, your account at Gema is deleted, with its addresses, wishlist, comparisons and vouchers.',
          'You are welcome to come back at any time.',
        ],
        footer: howToStop.en,
      },
      id: {
        subject: 'Akun Anda telah dihapus',
        heading: 'Akun Anda telah dihapus',
        paragraphs: [
          'Sesuai permintaan, akun Gema Anda telah dihapus beserta alamat, wishlist, perbandingan, dan vouchernya.',
          'Anda boleh kembali kapan saja.',
        ],
        footer: howToStop.id,
      },
    },
    facts,
  )
