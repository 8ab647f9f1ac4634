import { useMoney } from '../../../../commerce/use-money.ts'

/** An amount by which a total changes: +Rp 5.300.000, −Rp 200.000. */
export function useDifference(): (amount: number) => string {
  const money = useMoney()
  return (amount) => `${amount < 0 ? '−' : '+'}${money(Math.abs(amount))}`
}
