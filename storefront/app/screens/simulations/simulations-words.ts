import { defineWords } from '../../language/define-words.ts'

export const simulationsWords = defineWords('simulations', {
  en: {
    title: 'Price simulation',
    description:
      'Put an audio or home-theatre system together, see what fits and what it costs today, save it and share it by code.',
    kicker: 'Simulation',
    hero: 'Compose your system. Know that it fits.',
    hero_text:
      'Choose part by part and watch the total. System Match tells you what works together in your room, before you spend a rupiah.',
    choose: 'Choose a system',
    how_link: 'How it works',
    templates: 'What would you like to build?',
    templates_text: 'Each begins with the parts that it needs. You can change all of them.',
    from: 'from {{price}}',
    components_one: '{{count}} component',
    components_other: '{{count}} components',
    start: 'Start',
    failed: 'Failed to fetch simulations',
    again: 'Try again',
    none_title: 'No systems to compose at the moment',
    none_text: 'A simulation that you have saved can still be opened with its code.',
    none_action: 'Browse the categories',
    help: 'Not sure where to begin?',
    help_text:
      'Listen to whole systems in our stores, or let us look at your room and suggest one that fits.',
    help_stores: 'Find a store',
    help_installation: 'Request installation',
  },
  id: {
    title: 'Simulasi harga',
    description:
      'Susun sistem audio atau home theater, lihat apa yang cocok dan harganya hari ini, simpan, lalu bagikan lewat kode.',
    kicker: 'Simulasi',
    hero: 'Susun sistem Anda. Pastikan semuanya cocok.',
    hero_text:
      'Pilih komponen satu per satu sambil melihat totalnya. System Match memberi tahu apa yang cocok di ruang Anda, sebelum Anda mengeluarkan uang.',
    choose: 'Pilih sistem',
    how_link: 'Cara kerjanya',
    templates: 'Apa yang ingin Anda bangun?',
    templates_text: 'Setiap sistem dimulai dari komponen yang diperlukan. Semuanya bisa Anda ganti.',
    from: 'mulai {{price}}',
    components_other: '{{count}} komponen',
    start: 'Mulai',
    failed: 'Gagal memuat simulasi',
    again: 'Coba lagi',
    none_title: 'Belum ada sistem yang bisa disusun saat ini',
    none_text: 'Simulasi yang sudah Anda simpan tetap bisa dibuka dengan kodenya.',
    none_action: 'Lihat kategori',
    help: 'Belum tahu mulai dari mana?',
    help_text:
      'Dengarkan sistem lengkap di toko kami, atau biarkan kami melihat ruang Anda dan menyarankan yang cocok.',
    help_stores: 'Cari toko',
    help_installation: 'Minta instalasi',
  },
})
