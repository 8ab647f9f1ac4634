export interface MapPin {
  latitude: number
  longitude: number
}

/** Why no pin came out of what was typed. */
export type PinProblem = 'unreadable' | 'short_link' | 'outside'

const number = String.raw`([-+−]?\d{1,3}(?:\.\d+)?)`
const pair = String.raw`${number}\s*[,;\s]\s*${number}`
const comma = String.raw`([-+−]?\d{1,3},\d+)`

/** Two numbers on their own: with a point, with a decimal comma, or in the form of a geo: address. */
const coordinates = [
  new RegExp(String.raw`^\(?\s*${pair}\s*\)?$`),
  new RegExp(String.raw`^${comma}\s*[;\s]\s*${comma}$`),
  new RegExp(`^geo:${pair}`, 'i'),
]

/** Where map links keep the place: the marked point first, then what was searched, then the middle of the map. */
const inLinks = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&#]mlat=${number}&mlon=${number}`),
  new RegExp(`[?&](?:q|query|ll|sll|destination|daddr|to|center|cp|marker)=(?:loc:)?${pair}`, 'i'),
  new RegExp(`/(?:place|search|dir)/(?:[^/]*/)?${pair}`),
  new RegExp(`@${pair}`),
  new RegExp(String.raw`#map=\d+(?:\.\d+)?/${number}/${number}`),
]

/** Links that say nothing by themselves: only the service behind them knows where they lead. */
const shortLink = /^(https?:\/\/)?(maps\.app\.|goo\.gl|g\.co\/|osm\.org\/go|bit\.ly|s\.id\/)/i

/** Reads a pin from coordinates ("-6.2, 106.8") or from a link of a map application. */
export function parseMapPin(written: string): MapPin | PinProblem {
  const text = decoded(written).trim()
  const patterns = /^https?:|^www\.|\//i.test(text) ? inLinks : coordinates
  for (const pattern of patterns) {
    const [, first, second] = pattern.exec(text) ?? []
    if (first !== undefined && second !== undefined) return pinAt(numberOf(first), numberOf(second))
  }
  return shortLink.test(text) ? 'short_link' : 'unreadable'
}

/** Some put the longitude first: in Indonesia the two can never be mistaken for each other. */
function pinAt(first: number, second: number): MapPin | PinProblem {
  for (const [latitude, longitude] of [
    [first, second],
    [second, first],
  ] as const) {
    if (isInIndonesia(latitude, longitude))
      return { latitude: rounded(latitude), longitude: rounded(longitude) }
  }
  return 'outside'
}

/** A box around the country, from Sabang to Merauke and from Miangas to Rote. */
export const isInIndonesia = (latitude: number, longitude: number): boolean =>
  latitude >= -11.5 && latitude <= 6.5 && longitude >= 94.5 && longitude <= 141.5

/** Six digits are ten centimetres. */
export const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

const numberOf = (text: string): number => Number(text.replace('−', '-').replace(',', '.'))

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
