import { type Answer, ServiceDown } from '@gema/contract/client.ts'
import { data } from 'react-router'

/** What the error page needs to know. */
export interface PageFailure {
  status: number
  message: string
}

const failure = (status: number, message: string) => data<PageFailure>({ status, message }, { status })

/**
 * The data of an answer that a page cannot do without; anything else opens the error page. A validation failure shows
 * its first sentence with status 400, every other refusal its own status and sentence.
 */
export async function required<Data>(
  answer: Promise<Answer<Data>>,
  downMessage = 'API is down.',
): Promise<Data> {
  const got = await answer.catch((error: unknown) => {
    throw error instanceof ServiceDown ? failure(503, downMessage) : error
  })
  if (got.ok) return got.data
  throw got.code === 201 ? failure(400, got.form[0] ?? got.message) : failure(got.code, got.message)
}

export const notFound = () => failure(404, '')
