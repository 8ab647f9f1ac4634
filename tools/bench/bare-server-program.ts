/** Sends the answers of a file, by address; nothing else. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

interface Written {
  headers: string[]
  body: string
}

const written: Record<string, Written> = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const answers = new Map(
  Object.entries(written).map(([address, { headers, body }]) => [
    address,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
)

const server = createServer((incoming, outgoing) => {
  const answer = answers.get(incoming.url ?? '')
  if (answer === undefined) {
    outgoing.writeHead(404)
    outgoing.end()
    return
  }
  outgoing.writeHead(200, answer.headers)
  outgoing.end(answer.body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`listens on ${typeof address === 'object' ? address?.port : address}`)
})
