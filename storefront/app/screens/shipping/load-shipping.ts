import type { Ask } from '@gema/contract/client.ts'
import { required } from '../../api/page-failure.ts'
import { askedOfQuery } from './parcel-query.ts'

/** The product that somebody looked at before. */
export interface SentProduct {
  uuid: string
  slug: string
  name: string
}

/**
 * The services and, if the address asks for them, the ways to a place. An address that makes no sense still shows the
 * services, with a sentence about it.
 */
export async function loadShipping(ask: Ask, query: URLSearchParams) {
  const asked = askedOfQuery(query)
  const answer = await ask('shippingFetch', asked).catch(() => undefined)
  if (answer?.ok) return { ...answer.data, product: await productOf(ask, asked.product), problem: undefined }
  const data = await required(ask('shippingFetch', {}))
  return { ...data, product: undefined, problem: answer?.fields[0]?.message ?? answer?.message }
}

/** What is sent, by its name; the server has just found it. */
async function productOf(ask: Ask, id: string | undefined): Promise<SentProduct | undefined> {
  if (id === undefined) return undefined
  const { product } = await required(ask('productFind', { id }))
  return { uuid: product.uuid, slug: product.slug, name: product.name }
}
