import { Agent, get } from 'node:http'

/** An answer as it came over the wire: nothing is unpacked. */
export interface RawAnswer {
  status: number
  /** Names and values in turns, as they were sent. */
  headers: string[]
  body: Buffer
}

const agent = new Agent({ keepAlive: true })

/** What every visitor of the bench sends. */
export const askedHeaders = { 'accept-encoding': 'br' }

export function askRaw(url: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asking = get(url, { agent, headers: askedHeaders }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.rawHeaders,
          body: Buffer.concat(parts),
        }),
      )
    })
    asking.on('error', reject)
  })
}

/** The same, where anything but a whole answer would make the figures ones of something else. */
export async function askWell(url: string): Promise<RawAnswer> {
  const answer = await askRaw(url)
  if (answer.status !== 200) throw new Error(`${url}: the answer is ${answer.status}`)
  return answer
}
