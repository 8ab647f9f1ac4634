import type { IncomingMessage } from 'node:http'
import type { Config } from '@gema/server/platform/config.ts'
import type { Log } from '@gema/server/platform/log.ts'
import { observeRequest } from '@gema/server/platform/metrics/observe-request.ts'
import { trustProxies } from '@gema/server/platform/trusted-proxies.ts'
import { addressOf } from '../listen.ts'
import type { AnsweredKept } from './answer-kept.ts'

/** Counts and logs what was answered from memory as any other request. */
export const tellAnswered = ({ config, log }: { config: Pick<Config, 'trustedProxies'>; log: Log }) => {
  const isProxy = trustProxies(config.trustedProxies)
  return (
    incoming: IncomingMessage,
    { requestId, status, pathname, labels }: AnsweredKept,
    started: number,
  ): void => {
    const ms = performance.now() - started
    observeRequest(labels, status, ms / 1000)
    if (!log.isLevelEnabled('info')) return
    const remoteAddress = addressOf(incoming, isProxy)
    log.info(
      { requestId, remoteAddress, method: incoming.method, path: pathname, status, ms: Math.round(ms) },
      'request',
    )
  }
}
