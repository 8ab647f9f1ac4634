import { saveAttributes } from '../modules/catalogue/catalogue.ts'
import type { TestShop } from './start-test-shop.ts'

type Attribute = Parameters<typeof saveAttributes>[1][number]

/** Lines that specifications of tests can have; comparable numbers of sound, unless the test says otherwise. */
export const someAttributes = ({ shop }: TestShop, given: (Partial<Attribute> & { key: string })[]) =>
  saveAttributes(
    shop.db,
    given.map((attribute, position) => ({
      name: { en: `Name of ${attribute.key}`, id: `Nama ${attribute.key}` },
      groupKey: 'sound',
      kind: 'number' as const,
      unit: '',
      isComparable: true,
      better: null,
      position,
      ...attribute,
    })),
  )
