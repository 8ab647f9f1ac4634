import type { CheckoutAround } from './checkout-around.ts'

/** Does one of many things; one that fails is told in the log and does not keep the others from being done. */
export async function goOn<Result>(
  { log }: CheckoutAround,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    log.error({ err: error }, 'one of many orders or payments could not be dealt with')
    return undefined
  }
}
