import { type AddressInput, addressInput } from '@gema/contract/shapes/address.ts'
import { useMemo } from 'react'
import type { Resolver } from 'react-hook-form'
import { contractResolver } from '../../api/form-resolver.ts'
import { useLanguage } from '../../language/use-language.ts'
import { withoutEmptyRegions } from './address-draft.ts'

/** Checks an address as the server does, with its sentences. */
export function useAddressResolver(): Resolver<AddressInput> {
  const { language } = useLanguage()
  return useMemo<Resolver<AddressInput>>(() => {
    const check = contractResolver<AddressInput>(addressInput, language)
    return (values, ...rest) => check(withoutEmptyRegions(values), ...rest)
  }, [language])
}
