const words: Record<string, string> = {
  en: 'Prices are being refreshed. What you see may be some minutes old; the cart shows what counts.',
  id: 'Harga sedang diperbarui. Yang Anda lihat mungkin beberapa menit lalu; yang berlaku tampil di keranjang.',
}

/** Says on a page that could not be made anew that it may be out of date. At its end: the script of the page knows nothing of it. */
export function withAwayNotice(html: string): string {
  const language = /<html[^>]* lang="([a-z]{2})"/.exec(html)?.[1] ?? 'en'
  const notice = `<p role="status" class="away-notice">${words[language] ?? words.en}</p>`
  return html.replace('</body>', () => `${notice}</body>`)
}
