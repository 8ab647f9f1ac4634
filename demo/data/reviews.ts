import type { DemoProduct } from './demo-product.ts'
import { acousticsReviews } from './reviews/acoustics.ts'
import { cabinetsAndStandsReviews } from './reviews/cabinets-and-stands.ts'
import { cablesAndPowerReviews } from './reviews/cables-and-power.ts'
import { headphonesReviews } from './reviews/headphones.ts'
import { karaokeSystemsReviews } from './reviews/karaoke-systems.ts'
import { microphonesReviews } from './reviews/microphones.ts'
import { mixersReviews } from './reviews/mixers.ts'
import { partySpeakersReviews } from './reviews/party-speakers.ts'
import { projectorsAndScreensReviews } from './reviews/projectors-and-screens.ts'
import { receiversAndAmplifiersReviews } from './reviews/receivers-and-amplifiers.ts'
import type { DemoReviewText } from './reviews/review-text.ts'
import { seatingReviews } from './reviews/seating.ts'
import { soundbarsReviews } from './reviews/soundbars.ts'
import { speakersReviews } from './reviews/speakers.ts'
import { subwoofersReviews } from './reviews/subwoofers.ts'
import { turntablesAndStreamersReviews } from './reviews/turntables-and-streamers.ts'

/** Which texts may stand under the products of a sub-category. */
const textsByCategory: Record<string, DemoReviewText[]> = {
  'floorstanding-speakers': speakersReviews,
  'bookshelf-speakers': speakersReviews,
  'centre-speakers': speakersReviews,
  'surround-speakers': speakersReviews,
  'in-ceiling-speakers': speakersReviews,
  subwoofers: subwoofersReviews,
  soundbars: soundbarsReviews,
  'av-receivers': receiversAndAmplifiersReviews,
  'stereo-amplifiers': receiversAndAmplifiersReviews,
  'power-amplifiers': receiversAndAmplifiersReviews,
  streamers: turntablesAndStreamersReviews,
  turntables: turntablesAndStreamersReviews,
  'home-cinema-projectors': projectorsAndScreensReviews,
  'ultra-short-throw-projectors': projectorsAndScreensReviews,
  'portable-projectors': projectorsAndScreensReviews,
  'projection-screens': projectorsAndScreensReviews,
  'over-ear-headphones': headphonesReviews,
  'studio-headphones': headphonesReviews,
  'karaoke-speakers': karaokeSystemsReviews,
  'karaoke-amplifiers': karaokeSystemsReviews,
  'karaoke-players': karaokeSystemsReviews,
  'party-speakers': partySpeakersReviews,
  microphones: microphonesReviews,
  mixers: mixersReviews,
  recliners: seatingReviews,
  'sofas-and-lounge-chairs': seatingReviews,
  'av-cabinets': cabinetsAndStandsReviews,
  'speaker-stands': cabinetsAndStandsReviews,
  'equipment-racks': cabinetsAndStandsReviews,
  'slat-panels': acousticsReviews,
  'fabric-panels': acousticsReviews,
  'hexagon-panels': acousticsReviews,
  'bass-traps': acousticsReviews,
  'speaker-cables': cablesAndPowerReviews,
  'hdmi-cables': cablesAndPowerReviews,
  'optical-cables': cablesAndPowerReviews,
  'power-conditioners': cablesAndPowerReviews,
  'wall-brackets': cablesAndPowerReviews,
  'remote-controls': cablesAndPowerReviews,
}

export function reviewTextsOf(product: DemoProduct): DemoReviewText[] {
  const texts = textsByCategory[product.category.split('/')[1] ?? '']
  if (texts === undefined) throw new Error(`no review texts for ${product.category}`)
  return texts
}
