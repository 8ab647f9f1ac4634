import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor, { type StructuredThing } from '@marbec/web-auto-extractor'

/** What search engines recommend beyond what the shop knows: its makers print no such numbers, and prices have no end. */
const unknownToTheShop = new Set([
  ...['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14', 'isbn', 'hasCertification', 'audience', 'subjectOf'],
  ...['color', 'material', 'pattern', 'size', 'inProductGroupWithID', 'isVariantOf', 'priceValidUntil'],
  // Where nobody has written about it yet.
  ...['aggregateRating', 'review'],
  // Videos neither end nor are they counted here.
  ...['expires', 'hasPart', 'publication', 'ineligibleRegion', 'regionsAllowed'],
  ...['interactionStatistic', 'interactionCount'],
])

/** What search engines require of the kinds that the validator does not know. */
const required: Record<string, string[]> = {
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Answer: ['text'],
  ElectronicsStore: ['name', 'address', 'telephone', 'openingHoursSpecification', 'geo', 'image', 'url'],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  ItemList: ['itemListElement'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Organization: ['name'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  WebSite: ['name', 'url', 'potentialAction'],
}

/** The structured data of a page: its kinds, everything in it, and what is wrong with it. */
export async function structuredDataOf(html: string, site: string) {
  const extracted = new WebAutoExtractor().parse(html)
  const issues = await new Validator().validate(extracted)
  const things = Object.values(extracted.jsonld).flat()
  return {
    kinds: Object.keys(extracted.jsonld).toSorted(),
    things,
    faults: [
      ...issues
        .filter(({ severity, fieldNames = [] }) => severity === 'ERROR' || !fieldNames.every(isUnknown))
        .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`),
      ...things.flatMap((thing) => faultsIn(thing, site)),
    ],
  }
}

const isUnknown = (field: string): boolean => unknownToTheShop.has(field)

const ofAddresses = new Set(['url', 'image', 'logo', 'item', 'thumbnailUrl', 'embedUrl', 'mainEntityOfPage'])

/** What is missing in a thing and in all that is inside it, and addresses that lead nowhere on their own. */
function faultsIn(thing: StructuredThing, site: string): string[] {
  const type = String(thing['@type'])
  const isReference = thing['@id'] !== undefined && Object.keys(thing).length === 1
  const missing = isReference ? [] : (required[type] ?? []).filter((name) => !isFilled(thing[name]))
  return [
    ...missing.map((name) => `${type} has no ${name}`),
    ...Object.entries(thing).flatMap(([name, value]) =>
      [value].flat().flatMap((one) => {
        if (typeof one === 'object' && one !== null) return faultsIn(one as StructuredThing, site)
        const isWhole = !ofAddresses.has(name) || String(one).startsWith(`${site}/`) || one === site
        return isWhole ? [] : [`${type}.${name} is no address of the shop: ${one}`]
      }),
    ),
  ]
}

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
