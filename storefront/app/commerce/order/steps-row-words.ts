import { defineWords } from '../../language/define-words.ts'

export const stepsRowWords = defineWords('steps_row', {
  en: { steps: 'How far the order is', about: 'About {{days}}', done: 'done' },
  id: { steps: 'Perjalanan pesanan', about: 'Perkiraan {{days}}', done: 'sudah' },
})
