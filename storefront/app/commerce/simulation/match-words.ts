import { defineWords } from '../../language/define-words.ts'

/** What the rules say of a system, in a word or two. */
export const matchWords = defineWords('simulation_match', {
  en: {
    // dynamic: verdict_*
    verdict_ok: 'Fits',
    verdict_note: 'Look again',
    verdict_warning: 'Does not fit',
    // dynamic: kind_*
    kind_ok: 'Fits:',
    kind_info: 'Good to know:',
    kind_warn: 'Look again:',
    kind_bad: 'To fix:',
    room_size: '{{length}} × {{width}} m',
    room_area: '{{area}} m²',
    ceiling: '{{height}} m',
    seats_one: '{{count}} seat',
    seats_other: '{{count}} seats',
    // dynamic: use_*
    use_film: 'Films',
    use_music: 'Music',
    use_karaoke: 'Karaoke',
    use_background: 'Background',
    power: '{{va}} VA',
  },
  id: {
    verdict_ok: 'Cocok',
    verdict_note: 'Perhatikan',
    verdict_warning: 'Tidak cocok',
    kind_ok: 'Cocok:',
    kind_info: 'Perlu diketahui:',
    kind_warn: 'Perhatikan:',
    kind_bad: 'Perlu diperbaiki:',
    room_size: '{{length}} × {{width}} m',
    room_area: '{{area}} m²',
    ceiling: '{{height}} m',
    seats_other: '{{count}} tempat duduk',
    use_film: 'Film',
    use_music: 'Musik',
    use_karaoke: 'Karaoke',
    use_background: 'Musik latar',
    power: '{{va}} VA',
  },
})
