import { defineWords } from '../language/define-words.ts'

export const storeWords = defineWords('store', {
  en: {
    directions: 'Get directions',
    chat: 'Chat',
    open_until: 'Open now, until {{time}}',
    closed_now: 'Closed now',
    every_day: 'Every day',
    // dynamic: day_*
    day_1: 'Mon',
    day_2: 'Tue',
    day_3: 'Wed',
    day_4: 'Thu',
    day_5: 'Fri',
    day_6: 'Sat',
    day_7: 'Sun',
  },
  id: {
    directions: 'Petunjuk arah',
    chat: 'Chat',
    open_until: 'Buka, sampai {{time}}',
    closed_now: 'Sedang tutup',
    every_day: 'Setiap hari',
    day_1: 'Sen',
    day_2: 'Sel',
    day_3: 'Rab',
    day_4: 'Kam',
    day_5: 'Jum',
    day_6: 'Sab',
    day_7: 'Min',
  },
})
