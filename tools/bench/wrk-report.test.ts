import { expect, test } from 'vitest'
import { readWrkReport } from './wrk-report.ts'

const report = `Running 2s test @ http://127.0.0.1:4000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     4.43ms    1.02ms  21.30ms   92.11%
    Req/Sec     7.29k   520.11     7.90k    85.00%
  Latency Distribution
     50%  980.00us
     75%    4.61ms
     90%    5.02ms
     99%    1.20s 
  14532 requests in 2.00s, 301.11MB read
Requests/sec:   7257.21
Transfer/sec:    150.37MB
`

test('rate and latencies are read, whatever their unit', () => {
  expect(readWrkReport(report)).toEqual({ perSecond: 7257.21, median: 0.98, p99: 1200 })
})

test.each(['  Non-2xx or 3xx responses: 12', '  Socket errors: connect 0, read 3, write 0, timeout 0'])(
  'a run with "%s" gives no figures',
  (line) => {
    expect(() => readWrkReport(`${report}${line}\n`)).toThrow(line.trim())
  },
)

test('what is no report is said so', () => {
  expect(() => readWrkReport('unable to connect to 127.0.0.1:1 Connection refused')).toThrow('no figures')
})
