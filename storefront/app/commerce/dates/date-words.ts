import { defineWords } from '../../language/define-words.ts'

export const dateWords = defineWords('date', {
  en: {
    day_and_month: '{{day}}\u00A0{{month}}',
    with_weekday: '{{weekday}},\u00A0{{day}}\u00A0{{month}}',
    with_year: '{{day}} {{month}} {{year}}',
    // dynamic: month_*
    month_1: 'Jan',
    month_2: 'Feb',
    month_3: 'Mar',
    month_4: 'Apr',
    month_5: 'May',
    month_6: 'Jun',
    month_7: 'Jul',
    month_8: 'Aug',
    month_9: 'Sep',
    month_10: 'Oct',
    month_11: 'Nov',
    month_12: 'Dec',
  },
  id: {
    day_and_month: '{{day}}\u00A0{{month}}',
    with_weekday: '{{weekday}},\u00A0{{day}}\u00A0{{month}}',
    with_year: '{{day}} {{month}} {{year}}',
    month_1: 'Jan',
    month_2: 'Feb',
    month_3: 'Mar',
    month_4: 'Apr',
    month_5: 'Mei',
    month_6: 'Jun',
    month_7: 'Jul',
    month_8: 'Agu',
    month_9: 'Sep',
    month_10: 'Okt',
    month_11: 'Nov',
    month_12: 'Des',
  },
})
