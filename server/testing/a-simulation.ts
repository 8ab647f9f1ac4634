import { randomUUID } from 'node:crypto'
import type { CallData, CallInput } from '@gema/contract/client.ts'
import type { ATemplate } from './a-template.ts'
import { answered } from './answered.ts'
import type { TestShop } from './start-test-shop.ts'

type Wish = CallInput<'simulationStore'>

/** What somebody sends who saves an amplifier with speakers. */
export const aSaveWish = (
  { uuid, amplifier, speaker }: ATemplate,
  given: Partial<Wish> = {},
): Wish & { lines: NonNullable<Wish['lines']> } => ({
  key: randomUUID(),
  uuid,
  name: 'Ruang keluarga',
  lines: [
    { component: 'amplifier', inventory: amplifier.variants[0]?.uuid ?? '', quantity: 1 },
    { component: 'front', inventory: speaker.variants[0]?.uuid ?? '', quantity: 1 },
  ],
  ...given,
})

/** A saved simulation of an amplifier with speakers. */
export const aSimulation = async (
  shop: TestShop,
  template: ATemplate,
  given: Partial<Wish> = {},
): Promise<CallData<'simulationStore'>> =>
  answered(await shop.askAs()('simulationStore', aSaveWish(template, given)))
