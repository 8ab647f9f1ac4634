/** Asks for addresses in turns over connections that are kept, and prints the figures as JSON. */
import { Agent, get } from 'node:http'
import { spreadOf } from './spread.ts'

interface Asked {
  site: string
  addresses: string[]
  seconds: number
  connections: number
  headers: Record<string, string>
}

const { site, addresses, seconds, connections, headers }: Asked = JSON.parse(process.argv[2] ?? '{}')
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const times: number[] = []
const started = performance.now()
const end = started + seconds * 1000
let nth = 0

function askOnce(): Promise<void> {
  const url = site + addresses[nth % addresses.length]
  nth += 1
  const asked = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: the answer is ${answer.statusCode}`))
      answer.resume()
      answer.on('error', reject)
      answer.on('end', () => {
        times.push(performance.now() - asked)
        resolve()
      })
    }).on('error', reject)
  })
}

async function visitor(): Promise<void> {
  while (performance.now() < end) await askOnce()
}

await Promise.all(Array.from({ length: connections }, visitor))
const { median, p99 } = spreadOf(times)
console.log(JSON.stringify({ perSecond: times.length / ((performance.now() - started) / 1000), median, p99 }))
agent.destroy()
