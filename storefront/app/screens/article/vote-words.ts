import { defineWords } from '../../language/define-words.ts'

export const voteWords = defineWords('article_vote', {
  en: {
    question: 'Was this useful?',
    yes: 'Yes',
    yes_count: 'Yes, {{count}}',
    no: 'Not really',
    thanks_yes: 'Thank you. That is good to know.',
    thanks_no: 'Thank you. We will look at it again.',
    failed: 'Your answer did not reach us. Please try again.',
  },
  id: {
    question: 'Apakah ini bermanfaat?',
    yes: 'Ya',
    yes_count: 'Ya, {{count}}',
    no: 'Kurang',
    thanks_yes: 'Terima kasih. Senang mendengarnya.',
    thanks_no: 'Terima kasih. Akan kami baca ulang.',
    failed: 'Jawaban Anda belum sampai. Silakan coba lagi.',
  },
})
