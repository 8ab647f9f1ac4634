import { useQuery } from '@tanstack/react-query'
import { useAsk } from '../../api/browser-ask.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useToken } from '../../shopper/session.ts'

/** The vouchers that the cart can have, with what each gives: asked anew for each state of the cart. */
export function useCartVouchers({ enabled, revision }: { enabled: boolean; revision: number }) {
  const ask = useAsk()
  const token = useToken()
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['cart-vouchers', token ?? 'guest', language, revision],
    enabled,
    placeholderData: (before) => before,
    queryFn: async () => {
      const answer = await ask('voucherFind', {})
      if (!answer.ok) throw new Error(answer.message)
      return answer.data
    },
  })
}
