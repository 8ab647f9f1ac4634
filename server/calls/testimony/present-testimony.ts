import type { Testimony } from '@gema/contract/shapes/testimony.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { readTestimonies } from '../../modules/content/content.ts'

type TestimonyRow = Awaited<ReturnType<typeof readTestimonies>>[number]

export const presentTestimony = (row: TestimonyRow, language: string): Testimony => ({
  uuid: row.uuid,
  name: row.name,
  city: row.city,
  text: inLanguage(row.text, language),
  rating: row.rating,
  bought: row.bought,
  image: row.image,
})
