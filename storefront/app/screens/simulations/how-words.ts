import { defineWords } from '../../language/define-words.ts'

export const howWords = defineWords('simulations_how', {
  en: {
    title: 'How it works',
    step_1: 'Choose a kind of system',
    step_1_text: 'From stereo and vinyl to a cinema of your own. Each one knows the parts that it needs.',
    step_2: 'Tell us about the room, if you like',
    step_2_text: 'Size, seats and power connection take half a minute, and make every answer more exact.',
    step_3: 'Pick the parts',
    step_3_text: 'Search, compare and swap. Or name a budget, and get three whole systems to begin with.',
    step_4: 'Save, share, buy',
    step_4_text:
      'A code of eight signs keeps it for good. Send it, print it, or put all of it into the cart.',
    match: 'What System Match checks',
    match_text:
      'Every part is compared with the others and with your room, by the figures of its data sheet. You read what was found, with the numbers.',
    check_power: 'Is the amplifier strong enough, and safe with these speakers?',
    check_channels: 'Are there enough channels, inputs and subwoofer outputs?',
    check_picture: 'Do picture and sound come through all cables, up to eARC?',
    check_screen: 'Is the screen the right size for where you sit?',
    check_room: 'Do the speakers suit the size of the room?',
    check_level: 'How loud will it be at your seat?',
    check_furniture: 'Does the cabinet hold the equipment, in width and in weight?',
    check_mains: 'Does your home connection carry it, also when it is switched on?',
  },
  id: {
    title: 'Cara kerjanya',
    step_1: 'Pilih jenis sistem',
    step_1_text:
      'Dari stereo dan piringan hitam sampai bioskop pribadi. Tiap jenis tahu komponen yang diperlukan.',
    step_2: 'Ceritakan ruang Anda, bila berkenan',
    step_2_text:
      'Ukuran, jumlah kursi, dan daya listrik: setengah menit saja, dan setiap jawaban jadi lebih tepat.',
    step_3: 'Pilih komponennya',
    step_3_text:
      'Cari, bandingkan, tukar. Atau sebutkan anggaran dan dapatkan tiga sistem lengkap sebagai awal.',
    step_4: 'Simpan, bagikan, beli',
    step_4_text:
      'Kode delapan karakter menyimpannya selamanya. Kirim, cetak, atau masukkan semuanya ke keranjang.',
    match: 'Yang diperiksa System Match',
    match_text:
      'Setiap komponen dibandingkan dengan yang lain dan dengan ruang Anda, berdasarkan angka di lembar datanya. Anda membaca hasilnya beserta angkanya.',
    check_power: 'Apakah amplifier cukup kuat dan aman untuk speaker ini?',
    check_channels: 'Apakah jumlah kanal, masukan, dan keluaran subwoofer cukup?',
    check_picture: 'Apakah gambar dan suara lewat di semua kabel, sampai eARC?',
    check_screen: 'Apakah ukuran layar pas dengan jarak duduk Anda?',
    check_room: 'Apakah speaker sesuai dengan ukuran ruang?',
    check_level: 'Seberapa keras suaranya di tempat duduk Anda?',
    check_furniture: 'Apakah lemari menampung perangkat, lebar maupun bebannya?',
    check_mains: 'Apakah daya listrik rumah Anda sanggup, juga saat dinyalakan?',
  },
})
