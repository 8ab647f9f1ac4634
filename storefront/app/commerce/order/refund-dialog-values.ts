import { orderRefund } from '@gema/contract/calls/order.ts'
import { bankDetails } from '@gema/contract/values/bank-details.ts'
import { useMemo } from 'react'
import type { Resolver } from 'react-hook-form'
import { z } from 'zod'
import { contractResolver } from '../../api/form-resolver.ts'
import type { TypedBank } from './bank-fields.tsx'

export interface RefundValues extends TypedBank {
  reason: string
}

const typed = z.string()
const noBank = { bank_name: typed, bank_account_name: typed, bank_account_number: typed }

/** Checks the form as the call does. An account that is not needed may be anything. */
export const useRefundResolver = (needsBank: boolean, language: string): Resolver<RefundValues> =>
  useMemo(() => {
    const { reason } = orderRefund.input.shape
    const schema = z.object({ reason, ...(needsBank ? bankDetails : noBank) })
    return contractResolver<RefundValues>(schema, language)
  }, [needsBank, language])
