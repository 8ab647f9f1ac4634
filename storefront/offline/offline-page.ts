import { recall } from '../app/api/remembered.ts'
import { readRecent, rememberedAs } from '../app/commerce/recently-viewed/recent-products.ts'
import { recentlyViewedWords } from '../app/commerce/recently-viewed/recently-viewed-words.ts'
import { inLanguage } from '../app/language/language-path.ts'
import { offlineLanguage } from './offline-language.ts'
import { offlineWords } from './offline-words.ts'
import { recentCard } from './recent-card.ts'

/** How many fit into two rows of a wide screen. */
const shownAtMost = 12

const language = offlineLanguage(location.pathname, recall('preferredLanguage'))
const words = offlineWords.words[language]
const isConnected = navigator.onLine
const title = isConnected ? words.title_unreachable : words.title

const part = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`the offline page has no ${id}`)
  return found
}

document.documentElement.lang = language
document.title = title
part('title').textContent = title
part('text').textContent = isConnected ? words.text_unreachable : words.text
part('home').setAttribute('href', inLanguage('/', language))
part('again').textContent = words.again

const recent = readRecent(recall(rememberedAs)).slice(0, shownAtMost)
if (recent.length > 0) {
  part('recent-title').textContent = recentlyViewedWords.words[language].title
  part('prices').textContent = words.prices
  const template = part('card') as HTMLTemplateElement
  part('cards').append(...recent.map((product) => recentCard(template, product, language)))
  part('recent').hidden = false
}

// The address is still that of the page that was wanted.
const tryAgain = () => location.reload()
part('again').addEventListener('click', tryAgain)
addEventListener('online', tryAgain)
// Not every browser tells when the network is back, and none when the shop is.
const lookAgain = async () => {
  if (document.visibilityState !== 'visible') return
  const answer = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) tryAgain()
}
setInterval(lookAgain, 4000)
document.addEventListener('visibilitychange', lookAgain)
part('page').hidden = false
