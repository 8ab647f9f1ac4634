import { defineWords } from '../../language/define-words.ts'

export const estimateWords = defineWords('estimate', {
  en: {
    same_month: '{{from}}–{{to}}\u00A0{{month}}',
    two_months: '{{from}}\u00A0{{from_month}} – {{to}}\u00A0{{month}}',
    ready_today: 'Ready today',
    ready_tomorrow: 'Ready tomorrow',
    ready_on: 'Ready {{date}}',
  },
  id: {
    same_month: '{{from}}–{{to}}\u00A0{{month}}',
    two_months: '{{from}}\u00A0{{from_month}} – {{to}}\u00A0{{month}}',
    ready_today: 'Siap hari ini',
    ready_tomorrow: 'Siap besok',
    ready_on: 'Siap {{date}}',
  },
})
