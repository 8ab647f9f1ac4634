import { defineWords } from '../language/define-words.ts'

/** The groups that the lines of a specification stand in. */
export const specificationWords = defineWords('specification', {
  en: {
    // dynamic: group_*
    group_sound: 'Sound',
    group_connections: 'Connections',
    group_picture: 'Picture',
    group_build: 'Build',
    group_power: 'Power',
    group_general: 'General',
    group_service: 'Service',
  },
  id: {
    group_sound: 'Suara',
    group_connections: 'Koneksi',
    group_picture: 'Gambar',
    group_build: 'Bahan dan bentuk',
    group_power: 'Listrik',
    group_general: 'Umum',
    group_service: 'Layanan',
  },
})
