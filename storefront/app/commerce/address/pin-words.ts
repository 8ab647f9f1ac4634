import { defineWords } from '../../language/define-words.ts'

/** Words of the map pin of an address. */
export const pinWords = defineWords('map_pin', {
  en: {
    title: 'Map pin',
    hint: 'Leads the courier to your gate, where house numbers do not.',
    use_position: 'Use my position',
    paste: 'Coordinates or a map link',
    paste_hint: 'Such as -6.2, 106.8 or a link copied from a map',
    set: 'Set',
    place: 'Pin at',
    accuracy: 'Your device knows this to about {{distance}}.',
    rough:
      'Your device knows this only to about {{distance}}. Check it on the map, or paste the exact place.',
    open: 'Open on a map',
    remove: 'Remove pin',
    denied: 'Your browser may not tell us where you are. Allow it in its settings, or paste the place.',
    unavailable: 'Your device does not know where it is. Go outside or paste the place.',
    timeout: 'Finding your position takes too long. Try again or paste the place.',
    unsupported: 'This browser cannot tell a position here. Paste the place instead.',
    outside: 'This place is outside Indonesia, where we cannot deliver.',
    unreadable: 'We find no place in this. Paste coordinates such as -6.2, 106.8.',
    short_link: 'Short links do not say where they lead. Open it, and copy the long address from there.',
  },
  id: {
    title: 'Titik peta',
    hint: 'Mengantar kurir sampai ke pagar, saat nomor rumah sulit dicari.',
    use_position: 'Pakai posisi saya',
    paste: 'Koordinat atau tautan peta',
    paste_hint: 'Misalnya -6.2, 106.8 atau tautan yang disalin dari peta',
    set: 'Pasang',
    place: 'Titik di',
    accuracy: 'Menurut perangkat Anda, meleset paling jauh sekitar {{distance}}.',
    rough:
      'Perangkat Anda hanya tahu sampai sekitar {{distance}}. Periksa di peta, atau tempel lokasi tepatnya.',
    open: 'Buka di peta',
    remove: 'Hapus titik',
    denied:
      'Peramban tidak diizinkan memberi tahu posisi Anda. Izinkan di setelannya, atau tempel lokasinya.',
    unavailable: 'Perangkat Anda belum tahu posisinya. Coba di luar ruangan, atau tempel lokasinya.',
    timeout: 'Mencari posisi Anda terlalu lama. Coba lagi, atau tempel lokasinya.',
    unsupported: 'Peramban ini tidak dapat memberi tahu posisi di sini. Tempel saja lokasinya.',
    outside: 'Lokasi ini di luar Indonesia, di luar jangkauan pengiriman kami.',
    unreadable: 'Tidak ada lokasi yang terbaca. Tempel koordinat seperti -6.2, 106.8.',
    short_link: 'Tautan pendek tidak memuat lokasinya. Buka dahulu, lalu salin alamat panjangnya.',
  },
})
