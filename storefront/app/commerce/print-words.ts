import { defineWords } from '../language/define-words.ts'

export const printWords = defineWords('print', {
  en: { printed: 'Printed on {{moment}}' },
  id: { printed: 'Dicetak pada {{moment}}' },
})
