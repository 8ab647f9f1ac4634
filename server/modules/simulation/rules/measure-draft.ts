import { type ComponentRole, roleGroups } from '@gema/contract/match/component-roles.ts'
import type { Draft, Place } from './draft.ts'
import { helpOfOptional, moneyWeight, qualityWeight } from './role-weights.ts'

/** What can be measured of a draft without asking the rules; what is a share is from 0 to 1. */
export interface Measures {
  /** Where the parts that are heard or seen stand in their display cases, what should cost more counting more. */
  quality: number
  /** The share of the money that is where it belongs. */
  balance: number
  /** What buyers think of the parts. */
  liking: number
  rating: number
  rated: number
  /** The optional components that are filled, what helps more counting more. */
  completeness: number
  filled: number
  optional: number
  /** How many of the parts that should sound alike come from one maker. */
  likeness: number
  maker: Maker
}

interface Maker {
  brand: string
  count: number
  of: number
}

/** Thousands of drafts are measured for one question, so this is written for speed. */
export function measureDraft(draft: Draft, places: readonly Place[]): Measures {
  let [parts, weight, heard, price, quality, liking, rated, ratings] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const pick of draft) {
    if (pick === undefined) continue
    const { role } = pick.part
    parts += 1
    weight += moneyWeight[role]
    heard += qualityWeight(role)
    price += pick.price
    quality += qualityWeight(role) * pick.option.quality
    liking += pick.option.liking
    const { rating } = pick.option.choice
    if (rating === null) continue
    rated += 1
    ratings += rating
  }
  let balance = 0
  for (const pick of draft)
    if (pick !== undefined)
      balance += Math.min(pick.price / Math.max(1, price), moneyWeight[pick.part.role] / weight)
  const { completeness, filled, optional } = measureOptional(draft, places)
  const maker = makerOf(draft)
  return {
    quality: heard === 0 ? 1 : quality / heard,
    balance,
    liking: liking / Math.max(1, parts),
    rating: ratings / Math.max(1, rated),
    rated,
    completeness,
    filled,
    optional,
    likeness: maker.of < 2 ? 1 : (maker.count - 1) / (maker.of - 1),
    maker,
  }
}

const help = new Map(helpOfOptional)

function measureOptional(draft: Draft, places: readonly Place[]) {
  let [helpful, whole, filled, optional] = [0, 0, 0, 0]
  for (const { at, component, options } of places) {
    // What is sold out is not missed.
    if (component.is_required || options.length === 0) continue
    const each = help.get(component.role) ?? 1
    whole += each
    optional += 1
    if (draft[at] === undefined) continue
    helpful += each
    filled += 1
  }
  return { completeness: whole === 0 ? 1 : helpful / whole, filled, optional }
}

const speakers: ReadonlySet<ComponentRole> = new Set(roleGroups.speakers)
/** Whose makers are compared in a system that has not two kinds of speakers. */
const sounding: ReadonlySet<ComponentRole> = new Set([
  ...(['amplifier', 'front', 'subwoofer', 'soundbar', 'turntable', 'streamer', 'microphone'] as const),
])

/** The maker that most of the speakers come from. */
function makerOf(draft: Draft): Maker {
  const ofSpeakers = mostFrequent(draft, speakers)
  return ofSpeakers.of > 1 ? ofSpeakers : mostFrequent(draft, sounding)
}

function mostFrequent(draft: Draft, roles: ReadonlySet<ComponentRole>): Maker {
  const brands: string[] = []
  for (const pick of draft)
    if (pick !== undefined && roles.has(pick.part.role)) brands.push(pick.option.choice.brand)
  const most: Maker = { brand: '', count: 0, of: brands.length }
  for (const brand of brands) {
    let count = 0
    for (const other of brands) if (other === brand) count += 1
    if (count < most.count || (count === most.count && brand >= most.brand)) continue
    most.brand = brand
    most.count = count
  }
  return most
}
