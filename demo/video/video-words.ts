/** What the player of the demo says. */
export const videoWords = {
  en: {
    language: 'en',
    mark: 'Demo film',
    note: 'A moving picture in place of a video. A real shop shows one here.',
    play: 'Play',
    pause: 'Pause',
    again: 'From the beginning',
    progress: 'How much has been shown',
  },
  id: {
    language: 'id',
    mark: 'Film demo',
    note: 'Gambar bergerak sebagai pengganti video. Di toko sungguhan, videonya ada di sini.',
    play: 'Putar',
    pause: 'Jeda',
    again: 'Dari awal',
    progress: 'Bagian yang sudah diputar',
  },
} as const

export type VideoWords = (typeof videoWords)['en' | 'id']
