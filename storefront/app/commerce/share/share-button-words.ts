import { defineWords } from '../../language/define-words.ts'

/** Apart from the words of the menu, which come with it. */
export const shareButtonWords = defineWords('share_button', {
  en: { share: 'Share' },
  id: { share: 'Bagikan' },
})
