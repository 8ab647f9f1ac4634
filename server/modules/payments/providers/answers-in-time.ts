import { type PaymentProvider, ProviderDown } from '../payment-provider.ts'

/** As long as one request may take: several that follow each other have no more together. */
const usualPatienceMs = 10_000

/**
 * A provider that has an end for everything, however many requests it makes of it and however slowly each is answered: a
 * shopper waits for all of them. What comes later is not heard; what it has done is found when it is asked about again.
 */
export function answersInTime(provider: PaymentProvider, patienceMs = usualPatienceMs): PaymentProvider {
  const { name, readCallback } = provider
  const inTime = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => late.reject(new ProviderDown(`${name} has not answered in ${patienceMs} ms`)),
      patienceMs,
    )
    try {
      return await Promise.race([work, late.promise])
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    ...provider,
    start: (wish) => inTime(provider.start(wish)),
    ask: (reference, options) => inTime(provider.ask(reference, options)),
    readWebhook: (request) => inTime(provider.readWebhook(request)),
    ...(readCallback && { readCallback: (form) => inTime(readCallback(form)) }),
    refund: (wish) => inTime(provider.refund(wish)),
  }
}
