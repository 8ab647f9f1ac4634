import { labelsOf } from '@gema/host/metrics-labels.ts'
import { addresses } from '@gema/storefront/app/addresses.ts'
import { expect, test } from 'vitest'

test.each(Object.entries(addresses))(
  'the address %s has a name in the metrics, in every language',
  (_, address) => {
    const path = address.replace(/:\w+\??/g, 'loudspeakers')
    const { kind, name } = labelsOf(path)
    expect(kind).toBe('page')
    expect(name).not.toBe('other')
    expect(name).not.toContain('loudspeakers')
    for (const language of ['id', 'ar'])
      expect(labelsOf(`/${language}${path}`.replace(/\/$/, ''))).toEqual({ kind, name })
  },
)
