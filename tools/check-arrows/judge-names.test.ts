import { expect, test } from 'vitest'
import { judgeNames } from './judge-names.ts'

test.each([
  'contract/index.ts',
  'server/platform/utils.ts',
  'storefront/app/ui/helpers.tsx',
  'server/http/misc.ts',
  'storefront/app/commerce/common.ts',
  'server/modules/cart/types.ts',
  'server/platform/utils/dates.ts',
])('%s says nothing of what is in it', (file) => {
  expect(judgeNames([file])).toHaveLength(1)
})

test.each([
  'server/calls/common/common.ts',
  'contract/calls/common.ts',
  'server/calls/common/present-common.ts',
  'server/calls/common/common.test.ts',
  'storefront/app/screens/home/home-types-of-banner.ts',
])('%s is a fair name', (file) => {
  expect(judgeNames([file])).toEqual([])
})
