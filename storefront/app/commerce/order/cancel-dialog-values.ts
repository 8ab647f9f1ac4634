import { cancelReasons, orderUpdateStatus } from '@gema/contract/calls/order.ts'
import { bankDetails } from '@gema/contract/values/bank-details.ts'
import { useMemo } from 'react'
import type { Resolver } from 'react-hook-form'
import { z } from 'zod'
import { contractResolver } from '../../api/form-resolver.ts'
import type { TypedBank } from './bank-fields.tsx'

export interface CancelValues extends TypedBank {
  reason: string
  note: string
}

const typed = z.string()
const noBank = { bank_name: typed, bank_account_name: typed, bank_account_number: typed }

/** Checks the form as the call does; only here a reason has to be chosen. */
export const useCancelResolver = (needsBank: boolean, language: string): Resolver<CancelValues> =>
  useMemo(() => {
    const schema = z.object({
      // Of radio buttons none of which is chosen, the form says nothing at all.
      reason: z.preprocess((chosen) => chosen ?? '', z.string().min(1).pipe(z.enum(cancelReasons))),
      note: orderUpdateStatus.input.shape.note.unwrap(),
      ...(needsBank ? bankDetails : noBank),
    })
    return contractResolver<CancelValues>(schema as z.ZodType<CancelValues, CancelValues>, language)
  }, [needsBank, language])
