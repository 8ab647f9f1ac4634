/** A few words of a language that does not ship with the app; what is missing falls back to English. */
export const arabicWords = {
  header: { categories: 'الفئات', sign_in: 'تسجيل الدخول', search: 'بحث' },
}
