/** Reasons why something about an account is refused, and what belongs to it: addresses, lists, vouchers, sellers. */
export const accountRefusals = {
  password_too_short: {
    code: 201,
    en: 'Invalid Password Length',
    id: 'Kata sandi minimal 6 karakter',
  },
  password_too_long: {
    code: 201,
    en: 'At most 200 characters, please.',
    id: 'Paling banyak 200 karakter.',
  },
  password_too_common: {
    code: 201,
    en: 'This password is too common. Try three words that have nothing to do with each other.',
    id: 'Kata sandi ini terlalu umum. Coba tiga kata yang tidak berhubungan.',
  },
  passwords_differ: { code: 201, en: "Password didn't match", id: 'Kata sandi tidak sama' },
  password_incorrect: { code: 201, en: 'Password is incorrect', id: 'Kata sandi salah' },
  password_incorrect_tries_left: {
    code: 201,
    en: 'Password is incorrect. Tries left before a short pause: {tries}.',
    id: 'Kata sandi salah. Sisa percobaan sebelum jeda sebentar: {tries}.',
  },
  sign_in_slowed: {
    code: 429,
    en: 'Please wait {seconds} seconds before the next try.',
    id: 'Tunggu {seconds} detik sebelum mencoba lagi.',
  },
  sign_in_paused: {
    code: 429,
    en: 'Too many wrong passwords. Try again in {minutes} minutes, or set a new password.',
    id: 'Terlalu sering salah kata sandi. Coba lagi dalam {minutes} menit, atau buat kata sandi baru.',
  },
  email_unverified: {
    code: 201,
    en: 'Please verify your e-mail first: enter the code that we sent you.',
    id: 'Verifikasi surel Anda dahulu: masukkan kode yang kami kirim.',
  },
  email_taken: {
    code: 201,
    en: 'This e-mail cannot be used here.',
    id: 'Surel ini tidak dapat dipakai di sini.',
  },
  email_same: {
    code: 201,
    en: 'This is your e-mail already.',
    id: 'Ini memang surel Anda.',
  },
  email_confirmation_differs: {
    code: 201,
    en: 'This is not the e-mail of this account.',
    id: 'Ini bukan surel akun ini.',
  },
  invalid_phone: {
    code: 201,
    en: 'This phone number is not complete: 9 to 13 digits after +62.',
    id: 'Nomor telepon belum lengkap: 9 sampai 13 angka setelah +62.',
  },
  birthday_impossible: {
    code: 201,
    en: 'This birthday cannot be right.',
    id: 'Tanggal lahir ini tidak mungkin benar.',
  },
  terms_required: {
    code: 201,
    en: 'Please agree to the terms first.',
    id: 'Setujui dahulu syarat dan ketentuannya.',
  },
  code_incomplete: {
    code: 201,
    en: 'Please enter all six digits.',
    id: 'Masukkan keenam angkanya.',
  },
  code_wrong: {
    code: 201,
    en: 'The code does not match. Tries left: {tries}.',
    id: 'Kode tidak cocok. Tersisa {tries} percobaan.',
  },
  code_ended: {
    code: 201,
    en: 'This code is no longer valid. Please ask for a new one.',
    id: 'Kode ini sudah tidak berlaku. Silakan minta yang baru.',
  },
  mail_too_soon: {
    code: 429,
    en: 'The next mail can be sent in {seconds} seconds.',
    id: 'Surel berikutnya dapat dikirim dalam {seconds} detik.',
  },
  reset_link_unknown: {
    code: 201,
    en: 'This link is no longer valid.',
    id: 'Tautan ini sudah tidak berlaku.',
  },
  social_unavailable: {
    code: 404,
    en: 'This way to sign in is not available.',
    id: 'Cara masuk ini tidak tersedia.',
  },
  social_failed: {
    code: 201,
    en: 'The sign-in was not finished. Please try again.',
    id: 'Proses masuk belum selesai. Silakan coba lagi.',
  },
  social_denied: {
    code: 201,
    en: 'You stopped the sign-in. Nothing has happened.',
    id: 'Anda membatalkan proses masuk. Tidak ada yang berubah.',
  },
  social_email_missing: {
    code: 201,
    en: '{provider} has not told us your e-mail. Allow it there, or register with your e-mail.',
    id: '{provider} tidak memberikan surel Anda. Izinkan di sana, atau daftar dengan surel.',
  },
  social_email_known: {
    code: 201,
    en: 'There is an account with this e-mail. Sign in with your password, then connect {provider} in your profile.',
    id: 'Sudah ada akun dengan surel ini. Masuk dengan kata sandi, lalu hubungkan {provider} di profil Anda.',
  },
  social_taken: {
    code: 201,
    en: 'This {provider} account belongs to another customer.',
    id: 'Akun {provider} ini sudah dipakai pelanggan lain.',
  },
  social_only_way: {
    code: 201,
    en: 'Set a password first: this is your only way to sign in.',
    id: 'Buat kata sandi dahulu: ini satu-satunya cara Anda masuk.',
  },
  session_unknown: {
    code: 404,
    en: 'This session has ended already.',
    id: 'Sesi ini sudah berakhir.',
  },
  picture_unreadable: {
    code: 201,
    en: 'Please choose a JPG or PNG picture.',
    id: 'Pilih gambar JPG atau PNG.',
  },
  picture_too_large: {
    code: 201,
    en: 'The picture may have at most 2 MB.',
    id: 'Gambar paling besar 2 MB.',
  },
  document_too_large: {
    code: 201,
    en: 'A document may have at most 4 MB.',
    id: 'Dokumen paling besar 4 MB.',
  },
  invalid_postcode: {
    code: 201,
    en: 'A postcode has five digits.',
    id: 'Kode pos terdiri dari lima angka.',
  },
  region_unknown: {
    code: 201,
    en: 'Please choose the {field} from the list.',
    id: 'Pilih {field} dari daftar.',
  },
  address_unknown: {
    code: 404,
    en: 'This address is not in your address book.',
    id: 'Alamat ini tidak ada di buku alamat Anda.',
  },
  addresses_full: {
    code: 201,
    en: 'Your address book is full: {most} addresses.',
    id: 'Buku alamat Anda penuh: {most} alamat.',
  },
  wishlist_full: {
    code: 201,
    en: 'Your wishlist is full: {most} products.',
    id: 'Wishlist Anda penuh: {most} produk.',
  },
  compare_full: {
    code: 201,
    en: 'You can compare {most} products. Take one out first.',
    id: 'Anda dapat membandingkan {most} produk. Keluarkan satu dahulu.',
  },
  compare_other_category: {
    code: 201,
    en: 'You are comparing {category}. Clear that list to compare something else.',
    id: 'Anda sedang membandingkan {category}. Kosongkan daftarnya untuk membandingkan yang lain.',
  },
  voucher_unknown: {
    code: 201,
    en: 'We do not know this code. Check for typing errors.',
    id: 'Kode ini tidak kami kenal. Periksa penulisannya.',
  },
  voucher_ended: {
    code: 201,
    en: 'This voucher ended on {date}.',
    id: 'Voucher ini berakhir {date}.',
  },
  voucher_gone: {
    code: 201,
    en: 'All of these vouchers have been used.',
    id: 'Voucher ini sudah habis dipakai.',
  },
  invalid_website: {
    code: 201,
    en: 'A web address begins with https://',
    id: 'Alamat situs diawali https://',
  },
  invalid_account_number: {
    code: 201,
    en: 'An account number has 8 to 20 digits.',
    id: 'Nomor rekening terdiri dari 8 sampai 20 angka.',
  },
  invalid_identity_number: {
    code: 201,
    en: 'The number of an identity card has 16 digits.',
    id: 'Nomor KTP terdiri dari 16 angka.',
  },
  invalid_tax_number: {
    code: 201,
    en: 'A tax number has 15 or 16 digits.',
    id: 'NPWP terdiri dari 15 atau 16 angka.',
  },
  sellers_not_wanted: {
    code: 403,
    en: 'We are not taking new sellers at the moment.',
    id: 'Saat ini kami belum menerima penjual baru.',
  },
} as const
