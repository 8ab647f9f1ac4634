/** What tells that a program has filled in a form: the language it is told in, what was sent, and the sentence. */
export const formsOfPrograms = [
  [
    'en',
    { homepage: 'https://pills.example' },
    'This looks as if a program had filled it in. Please send it once more.',
  ],
  ['id', { homepage: 'x' }, 'Ini tampak seperti diisi oleh program. Silakan kirim sekali lagi.'],
  ['en', { filled_in: 1_499 }, 'That was very quick. Please look it over and send it once more.'],
  ['id', { filled_in: 0 }, 'Cepat sekali. Silakan periksa lagi, lalu kirim sekali lagi.'],
] as const

/** What a person sends, be they as quick as can be. */
export const formOfAPerson = { homepage: '', filled_in: 1_500 }
