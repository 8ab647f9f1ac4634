import { useQueryClient } from '@tanstack/react-query'
import { myListKey } from '../../commerce/my-lists/use-my-list.ts'
import { useToken } from '../../shopper/session.ts'
import { personalKey } from '../../shopper/use-personal-query.ts'

/** Asks anew for the wallet and for all that counts it; done once the wallet is here. */
export function useWalletChanged(): () => Promise<void> {
  const token = useToken()
  const queries = useQueryClient()
  return async () => {
    void queries.invalidateQueries({ queryKey: personalKey(token, 'userProfile') })
    void queries.invalidateQueries({ queryKey: myListKey(token, 'vouchers') })
    await queries.invalidateQueries({ queryKey: personalKey(token, 'voucherFetch') })
  }
}
