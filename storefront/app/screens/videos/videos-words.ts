import { defineWords } from '../../language/define-words.ts'

export const videosWords = defineWords('videos', {
  en: {
    title: 'Videos',
    text: 'Placing, connecting and tuning, filmed in our demo rooms and in real homes.',
    description:
      'Short films about speakers, subwoofers, karaoke and cinema rooms: where to place them, how to connect and tune them.',
    more: 'More videos',
    play: 'Play: {{title}}',
    length: 'Length {{length}}',
    from_youtube: 'From YouTube. Nothing is loaded from there before you press play.',
    from_us: 'Demo film. It is played by this shop itself: nothing comes from another site.',
    note_title: 'This video comes from YouTube',
    note_text:
      'If you play it, YouTube sees your internet address and may set cookies. Until then, nothing is loaded from there.',
    play_this: 'Play this one',
    always: 'Always allow',
    privacy: 'Privacy policy',
    not_now: 'Not now',
    offline: 'You are offline. Press play again once you are connected.',
    empty_title: 'There are no videos yet',
    empty_text: 'Until then, our articles tell how to get more out of a room.',
    empty_action: 'Read articles',
  },
  id: {
    title: 'Video',
    text: 'Cara menata, menyambung, dan menyetel, direkam di ruang demo kami dan di rumah pelanggan.',
    description:
      'Film pendek tentang speaker, subwoofer, karaoke, dan ruang bioskop: di mana ditaruh, bagaimana disambung dan disetel.',
    more: 'Video lainnya',
    play: 'Putar: {{title}}',
    length: 'Durasi {{length}}',
    from_youtube: 'Dari YouTube. Tidak ada yang dimuat dari sana sebelum Anda menekan tombol putar.',
    from_us: 'Film demo. Diputar oleh toko ini sendiri: tidak ada yang diambil dari situs lain.',
    note_title: 'Video ini berasal dari YouTube',
    note_text:
      'Jika Anda memutarnya, YouTube melihat alamat internet Anda dan dapat memasang cookie. Sebelum itu, tidak ada yang dimuat dari sana.',
    play_this: 'Putar yang ini',
    always: 'Selalu izinkan',
    privacy: 'Kebijakan privasi',
    not_now: 'Jangan sekarang',
    offline: 'Anda sedang luring. Tekan tombol putar lagi setelah tersambung.',
    empty_title: 'Belum ada video',
    empty_text: 'Sementara itu, artikel kami bercerita cara membuat ruangan terdengar lebih baik.',
    empty_action: 'Baca artikel',
  },
})
