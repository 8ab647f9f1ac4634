/** Words that are the same in every language and may therefore stand in JSX. */
export const properNames: readonly string[] = [
  'Gema',
  // Languages are named in themselves, whatever the page's language.
  'English',
  'Bahasa Indonesia',
  'Indonesia',
  // Where people share and sign in.
  'WhatsApp',
  'Facebook',
  'Google',
  'Instagram',
  'TikTok',
  'YouTube',
  'Telegram',
  // How people pay.
  'Visa',
  'Mastercard',
  'JCB',
  'American Express',
  'QRIS',
  'GoPay',
  'OVO',
  'DANA',
  'ShopeePay',
  'BCA',
  'BNI',
  'BRI',
  'Mandiri',
]
