/** What the pages of the stand-ins say. */
const english = {
  title: 'Choose an account',
  lead: 'to continue to Gema',
  notice: (provider: string) =>
    `This page belongs to the demo shop. It stands in for ${provider} and is not ${provider}: everybody here is invented, and nothing you enter leaves the shop.`,
  customer: 'has an account in this shop',
  other: 'Somebody else',
  name: 'Name',
  email: 'E-mail',
  verified: 'This e-mail is verified',
  unverified:
    'Facebook never says whether an e-mail is verified. An address that has an account here already must therefore sign in with its password first.',
  go: 'Continue',
  cancel: 'Cancel',
  wrong: 'Please give a name and a whole e-mail address.',
  lost: 'No sign-in is under way',
  lostLead: 'This page is a part of signing in. Please begin in the shop.',
  shop: 'Back to the shop',
}

export type IdentityWords = typeof english

const indonesian: IdentityWords = {
  title: 'Pilih akun',
  lead: 'untuk melanjutkan ke Gema',
  notice: (provider) =>
    `Halaman ini milik toko demo. Ini pengganti ${provider}, bukan ${provider} yang sebenarnya: semua orang di sini rekaan, dan data yang Anda isi tidak keluar dari toko ini.`,
  customer: 'punya akun di toko ini',
  other: 'Orang lain',
  name: 'Nama',
  email: 'Surel',
  verified: 'Surel ini sudah terverifikasi',
  unverified:
    'Facebook tidak pernah memberi tahu apakah sebuah surel sudah terverifikasi. Karena itu, alamat yang sudah punya akun di sini harus masuk dengan kata sandi lebih dahulu.',
  go: 'Lanjutkan',
  cancel: 'Batal',
  wrong: 'Isi nama dan alamat surel yang lengkap.',
  lost: 'Tidak ada proses masuk yang berjalan',
  lostLead: 'Halaman ini bagian dari proses masuk. Silakan mulai dari toko.',
  shop: 'Kembali ke toko',
}

/** The words for the first language of `ui_locales` that the page speaks. */
export function identityWords(locales: string | undefined): IdentityWords & { language: string } {
  const first = (locales ?? '').split(' ').find((locale) => /^(en|id)\b/i.test(locale)) ?? 'en'
  return first.toLowerCase().startsWith('id')
    ? { ...indonesian, language: 'id' }
    : { ...english, language: 'en' }
}
