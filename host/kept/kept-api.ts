import { languageOfHeader } from '@gema/contract/values/language.ts'
import type { App } from '@gema/server/app.ts'
import { answerRefused } from '@gema/server/http/answers.ts'
import { addPart } from '@gema/server/http/reading.ts'
import { newRequestId } from '@gema/server/http/request-bindings.ts'
import type { Clock } from '@gema/server/platform/clock.ts'
import type { KeptAnswers } from './keep-answers.ts'
import { answerKeyOf, asksForAll, varyOf } from './kept-key.ts'
import { answerFrom, answerInProcess } from './wire.ts'

interface KeptApiParts {
  app: App
  kept: KeptAnswers
  clock: Clock
  /** Seconds to wait for an address that has too much made for it. */
  waitFor: (address: string) => Promise<number>
  /** Told after every call that may have changed something: who has changed it sees it changed. */
  changed: () => Promise<void>
}

/** The API with its public reads from memory, for visitors and for the pages of this process. */
export const keepApi = ({ app, kept, clock, waitFor, changed }: KeptApiParts): App => ({
  async fetch(request, bindings) {
    const { pathname, search, searchParams } = new URL(request.url)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const language = request.headers.get('language')
    const mayBeKept = isReading && asksForAll(pathname, searchParams)
    const key = mayBeKept ? answerKeyOf(`${pathname}${search}`, language) : undefined
    if (key === undefined) {
      const answer = await notKept(app, request, bindings)
      if (!isReading) await changed()
      return answer
    }
    if (bindings?.inProcess !== true && kept.peek('answer', key) === undefined) {
      const seconds = await waitFor(bindings?.remoteAddress ?? 'unknown')
      if (seconds > 0)
        return answerRefused('too_many_requests', languageOfHeader(language), { values: { seconds } })
    }
    const forPage = bindings?.reading !== undefined
    const part = await kept.ask({ kind: 'answer', key, forPage }, (reading) =>
      app.fetch(askedByNobody(request, language, bindings), {
        requestId: bindings?.requestId ?? newRequestId(),
        remoteAddress: bindings?.remoteAddress ?? 'unknown',
        inProcess: true,
        reading,
      }),
    )
    if (bindings?.reading !== undefined) addPart(bindings.reading, { ...part, key, says: part.answer.says })
    if (bindings?.inProcess === true) return answerInProcess(part)
    return answerFrom(part, request, { clock, vary: varyOf.answer })
  },
})

/** As if nobody in particular asked: no token, and no leaving in the middle. Our own pages ask so from the beginning. */
function askedByNobody(
  request: Request,
  language: string | null,
  bindings: Parameters<App['fetch']>[1],
): Request {
  if (bindings?.inProcess === true && request.method === 'GET' && !request.headers.has('authorization'))
    return request
  return new Request(request.url, { headers: language === null ? {} : { language } })
}

/** A page that is made of anything else is for this visitor alone, whatever the call says of itself. */
async function notKept(app: App, ...[request, bindings]: Parameters<App['fetch']>): Promise<Response> {
  if (bindings?.reading === undefined) return app.fetch(request, bindings)
  const { reading, ...others } = bindings
  reading.isShared = false
  return app.fetch(request, others)
}
