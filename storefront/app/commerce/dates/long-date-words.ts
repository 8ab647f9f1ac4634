import { defineWords } from '../../language/define-words.ts'

export const longDateWords = defineWords('long_date', {
  en: {
    date: '{{day}} {{month}} {{year}}',
    // dynamic: month_*
    month_1: 'January',
    month_2: 'February',
    month_3: 'March',
    month_4: 'April',
    month_5: 'May',
    month_6: 'June',
    month_7: 'July',
    month_8: 'August',
    month_9: 'September',
    month_10: 'October',
    month_11: 'November',
    month_12: 'December',
  },
  id: {
    date: '{{day}} {{month}} {{year}}',
    month_1: 'Januari',
    month_2: 'Februari',
    month_3: 'Maret',
    month_4: 'April',
    month_5: 'Mei',
    month_6: 'Juni',
    month_7: 'Juli',
    month_8: 'Agustus',
    month_9: 'September',
    month_10: 'Oktober',
    month_11: 'November',
    month_12: 'Desember',
  },
})
