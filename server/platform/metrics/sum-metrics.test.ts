import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { type CountedMetrics, remainsOf, sumMetrics } from './sum-metrics.ts'

/** What a process tells that has answered so many requests. */
function aProcess(requests: number): Promise<CountedMetrics> {
  const registers = [new Registry()]
  const counter = new Counter({ name: 'requests', help: 'r', labelNames: ['kind'], registers })
  counter.inc({ kind: 'page' }, requests)
  const took = new Histogram({ name: 'seconds', help: 's', buckets: [1, 2], registers })
  for (let nth = 0; nth < requests; nth += 1) took.observe(1.5)
  new Gauge({ name: 'memory', help: 'm', registers }).set(10)
  new Gauge({ name: 'lag', help: 'l', registers, aggregator: 'max' }).set(requests)
  return registers[0]?.getMetricsAsJSON() ?? Promise.reject(new Error('no registry'))
}

/** The lines without what they mean. */
const linesOf = (text: string): string[] => text.split('\n').filter((line) => /^[a-z]/.test(line))

test('what processes count is added up; of what is measured the library knows what to tell', async () => {
  expect(linesOf(await sumMetrics([await aProcess(3), await aProcess(4)]))).toEqual([
    'requests{kind="page"} 7',
    'seconds_bucket{le="1"} 0',
    'seconds_bucket{le="2"} 7',
    'seconds_bucket{le="+Inf"} 7',
    'seconds_sum 10.5',
    'seconds_count 7',
    'memory 20',
    'lag 4',
  ])
})

test('what a process had counted stays when it has ended, and what was measured of it goes', async () => {
  const gone = await remainsOf([await remainsOf([await aProcess(1)]), await aProcess(2)])
  const lines = linesOf(await sumMetrics([await aProcess(4), gone]))
  expect(lines).toEqual(
    expect.arrayContaining(['requests{kind="page"} 7', 'seconds_count 7', 'memory 10', 'lag 4']),
  )
})

test('with nobody to tell anything, nothing is told', async () => {
  expect(linesOf(await sumMetrics([[], await remainsOf([])]))).toEqual([])
})
