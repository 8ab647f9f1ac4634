import { defineWords } from '../../language/define-words.ts'

export const registeredWords = defineWords('registered', {
  en: {
    title: 'Welcome to {{shop}}',
    lead: 'Your e-mail is confirmed and your account is ready. What would you like to do first?',
    address: 'Add your address',
    address_text: 'Then we can tell you at once what delivery costs.',
    voucher: 'Take your first voucher',
    voucher_text: 'There is one for your first order, among others.',
    browse: 'Look around',
    browse_text: 'Rooms, systems and what others like.',
    to_shop: 'To the shop',
  },
  id: {
    title: 'Selamat datang di {{shop}}',
    lead: 'Surel Anda sudah terkonfirmasi dan akun Anda siap dipakai. Mau mulai dari mana?',
    address: 'Isi alamat Anda',
    address_text: 'Ongkos kirimnya langsung bisa kami hitung.',
    voucher: 'Ambil voucher pertama',
    voucher_text: 'Salah satunya khusus untuk pesanan pertama Anda.',
    browse: 'Lihat-lihat dahulu',
    browse_text: 'Ruangan, sistem, dan pilihan pelanggan lain.',
    to_shop: 'Ke toko',
  },
})
