import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { ProviderDown } from '../payment-provider.ts'
import { askProvider } from './provider-fetch.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** The address of somebody who answers like that. */
async function aProvider(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1/orders`
}

const ask = (url: string) => askProvider(fetch, { method: 'POST', url, headers: {}, body: '{}' }, 300)

test.each<[string, RequestListener]>([
  ['says nothing', () => {}],
  ['begins and does not go on', (_, response) => void response.writeHead(200).write('{')],
])('a provider that %s is not waited for, also when memory is cleaned up meanwhile', async (_, answer) => {
  const url = await aProvider(answer)
  const cleaning = setInterval(collectGarbage, 20)
  onTestFinished(() => clearInterval(cleaning))
  await expect(ask(url)).rejects.toThrow(ProviderDown)
})

test('what a provider answers in time is its answer, refusals too', async () => {
  const url = await aProvider((_, response) => void response.writeHead(422).end('{"name":"NO","value":1.10}'))
  expect(await ask(url)).toEqual({ status: 422, body: { name: 'NO', value: '1.10' } })
})
