import { formatFigure } from '@gema/contract/values/figure.ts'
import { formatMoney } from '@gema/contract/values/money.ts'
import { hoursText } from '../../platform/pdf/hours-text.ts'
import { dayText, monthText } from '../../platform/pdf/paper-dates.ts'
import type { Look } from '../media/media.ts'
import type { CatalogueFacts, PrintedGoods, PrintedSection } from './catalogue-facts.ts'
import { catalogueWordsOf } from './catalogue-language.ts'
import type { CatalogueContents, CatalogueSection, GoodsCard } from './catalogue-shape.ts'
import type { CatalogueWords } from './catalogue-words.ts'
import { bindFigures } from './rules/bind-figures.ts'
import type { Choice } from './rules/variant-choices.ts'

/** What stands in a catalogue that is made at a moment. */
export function catalogueContents(facts: CatalogueFacts, madeAt: Date): CatalogueContents {
  const { language, seller } = facts
  const words = catalogueWordsOf(language)
  const [day, month] = [dayText(madeAt, language), monthText(madeAt, language)]
  const host = shownUrl(seller.url).split('/')[0] ?? ''
  return {
    ...{ language, madeAt, continued: words.continued },
    fileTitle: `${words.catalogue} ${seller.name}, ${month}`,
    seller: { name: seller.name, colour: seller.colour },
    cover: {
      ...{ picture: facts.cover, title: words.catalogue, month, host },
      ...{ tagline: seller.tagline, prices: words.pricesAsOf(day) },
    },
    index: { title: words.index, lead: leadOf(facts, words, host), scan: words.scan },
    sections: sectionsOf(facts, words),
    fillers: words.fillers.map(({ title, text, path }) => ({
      ...{ title, text, url: `${seller.url}${path}`, shown: shownUrl(`${seller.url}${path}`) },
    })),
    foot: words.foot(day, host),
    last: lastOf(facts, words, host),
  }
}

const shownUrl = (url: string): string => url.replace(/^https?:\/\//, '')

const countText = (count: number, { money }: CatalogueFacts): string =>
  formatFigure(count, money.decimalFormat, 0)

function leadOf(facts: CatalogueFacts, words: CatalogueWords, host: string): string {
  const { printed, total, sections } = facts
  if (printed < total) return words.someOf(countText(printed, facts), countText(total, facts), host)
  const goods = sections.flatMap(({ groups }) => groups.flatMap((group) => group.goods))
  return words.lead(countText(printed, facts), new Set(goods.map(({ brand }) => brand)).size)
}

const looks: Look[] = ['whole', 'right', 'left']

function sectionsOf(facts: CatalogueFacts, words: CatalogueWords): CatalogueSection[] {
  const seen = new Map<string, number>()
  return facts.sections.map((section) => {
    const times = section.scene === null ? 0 : (seen.get(section.scene) ?? 0)
    if (section.scene !== null) seen.set(section.scene, times + 1)
    return {
      ...{ name: section.name, tagline: section.tagline, scene: section.scene },
      look: looks[times % looks.length] ?? 'whole',
      count: words.products(countText(countOf(section), facts)),
      groups: section.groups.map(({ name, goods }) => ({
        name,
        goods: goods.map((each) => cardOf(each, facts, words)),
      })),
    }
  })
}

const countOf = ({ groups }: PrintedSection): number =>
  groups.reduce((sum, { goods }) => sum + goods.length, 0)

function cardOf(goods: PrintedGoods, { money }: CatalogueFacts, words: CatalogueWords): GoodsCard {
  const { current, selling, percent } = goods.price
  const isLower = current < selling
  return {
    ...{ url: goods.url, brand: goods.brand },
    ...{ name: bindFigures(goods.name), summary: bindFigures(goods.summary) },
    ...{ figures: goods.figures, picture: goods.picture, code: goods.code },
    choices: goods.choices.map((choice) => choiceText(choice, words)).join(' · '),
    from: goods.isFrom ? words.from : '',
    price: formatMoney(current, money),
    selling: isLower ? formatMoney(selling, money) : '',
    percent: isLower && percent > 0 ? `−${percent}%` : '',
  }
}

function choiceText({ of, names }: Choice, { choices }: CatalogueWords): string {
  const said = Object.hasOwn(choices, of) ? choices[of as keyof typeof choices] : choices.version
  return said(names.length)
}

function lastOf(facts: CatalogueFacts, words: CatalogueWords, host: string): CatalogueContents['last'] {
  const { seller, stores, language } = facts
  const requestUrl = `${seller.url}/request-instalasi`
  return {
    title: words.order,
    steps: words.steps(host),
    installation: { ...words.installation, url: requestUrl, shown: shownUrl(requestUrl) },
    storesTitle: words.stores,
    stores: stores.map(({ name, lines, note, hours }) => ({
      ...{ name, note, lines: lines.filter((line) => line !== ''), hours: hoursText(hours, language) },
    })),
    contact: [seller.phone, seller.email].filter((line) => line !== ''),
    site: { url: seller.url, shown: shownUrl(seller.url), scan: words.scanSite },
  }
}
