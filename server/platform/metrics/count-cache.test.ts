import { expect, test } from 'vitest'
import { countCache } from './count-cache.ts'
import { ownMetrics } from './own-metrics.ts'

test('hits, misses and stale answers are counted for each cache', async () => {
  // What others have counted meanwhile is told, and then forgotten.
  await ownMetrics.getSingleMetricAsString('gema_cache_requests_total')
  ownMetrics.getSingleMetric('gema_cache_requests_total')?.reset()
  for (const outcome of ['miss', 'hit', 'hit', 'stale'] as const) countCache('page', outcome)
  countCache('answer', 'hit')
  const text = await ownMetrics.getSingleMetricAsString('gema_cache_requests_total')
  expect(text.split('\n').slice(2)).toEqual([
    'gema_cache_requests_total{cache="page",outcome="hit"} 2',
    'gema_cache_requests_total{cache="page",outcome="miss"} 1',
    'gema_cache_requests_total{cache="page",outcome="stale"} 1',
    'gema_cache_requests_total{cache="answer",outcome="hit"} 1',
  ])
  expect(await ownMetrics.getSingleMetricAsString('gema_cache_requests_total')).toBe(text)
})
