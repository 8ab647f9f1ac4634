import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { makeTemporaryPlace, type TemporaryPlace } from '../postgres/temporary-place.ts'
import { freePort } from '../testing/free-port.ts'
import { movedSettings, type Place } from './moved-settings.ts'

const execFileAsync = promisify(execFile)

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  text: string
  /** What nginx says about its cache: HIT, MISS, BYPASS, STALE … */
  cache: string | undefined
}

export type Ask = (
  path: string,
  options?: { method?: string; headers?: Record<string, string>; body?: Buffer | string },
) => Promise<Answer>

export interface RunningNginx {
  ask: Ask
  /** The same by plain HTTP. */
  askPlainly: Ask
  stop(): Promise<void>
}

/** Starts nginx with the settings of deploy/ in front of the given hosts. */
export async function startNginx(program: string, ports: readonly number[]): Promise<RunningNginx> {
  const temporary = await makeTemporaryPlace(undefined)
  try {
    const place = { folder: temporary.folder, port: await freePort(), plainPort: await freePort() }
    await writeSettings(place, ports)
    return await run(program, place, temporary)
  } catch (error) {
    await temporary.remove()
    throw error
  }
}

/** The settings, the hosts and a certificate in the folder; nginx answers whether it can read them. */
export async function writeSettings({ folder, ...at }: Place, ports: readonly number[]): Promise<void> {
  // The workers are somebody else than root.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'nginx.conf'), movedSettings({ folder, ...at }))
  const hosts = ports.map((port) => `server 127.0.0.1:${port} max_fails=3 fail_timeout=10s;\n`)
  writeFileSync(join(folder, 'nginx-hosts.conf'), hosts.join(''))
  mkdirSync(join(folder, 'tls'))
  const files = ['-keyout', join(folder, 'tls/privkey.pem'), '-out', join(folder, 'tls/fullchain.pem')]
  const name = ['-subj', '/CN=shop.example', '-addext', 'subjectAltName=DNS:shop.example']
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  await execFileAsync('openssl', ['req', '-x509', '-days', '2', ...key, ...name, ...files])
}

/** What `nginx -t` says about a folder of settings; it fails where nginx would not start. */
export async function tryOut(program: string, folder: string): Promise<string> {
  const { stderr } = await execFileAsync(program, ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')])
  return stderr
}

async function run(program: string, place: Place, temporary: TemporaryPlace): Promise<RunningNginx> {
  const { folder } = place
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']
  const log = openSync(join(folder, 'output.log'), 'w')
  const child = spawn(program, options, { stdio: ['ignore', log, log], detached: true })
  closeSync(log)
  const exited = once(child, 'exit')
  temporary.watch(child.pid)
  const ca = readFileSync(join(folder, 'tls/fullchain.pem'))
  const ask: Ask = (path, { body, ...given } = {}) => {
    const host = { host: '127.0.0.1', port: place.port, servername: 'shop.example', ca }
    const headers = { Host: 'shop.example', ...given.headers }
    return answerOf(request({ ...host, path, agent: false, ...given, headers }), body)
  }
  const askPlainly: Ask = (path, { body, ...given } = {}) =>
    answerOf(plainRequest({ host: '127.0.0.1', port: place.plainPort, path, agent: false, ...given }), body)
  await untilOpen(() => askPlainly('/'), child, folder)
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    temporary.watch(undefined)
    await temporary.remove()
  }
  return { ask, askPlainly, stop }
}

async function untilOpen(
  look: () => Promise<unknown>,
  child: { exitCode: number | null },
  folder: string,
): Promise<void> {
  for (let tries = 0; tries < 200 && child.exitCode === null; tries++) {
    const isOpen = await look().then(
      () => true,
      () => false,
    )
    if (isOpen) return
    await delay(50)
  }
  throw new Error(`nginx did not start:\n${readFileSync(join(folder, 'output.log'), 'utf8')}`)
}

function answerOf(asking: ReturnType<typeof request>, body: Buffer | string | undefined): Promise<Answer> {
  return new Promise((resolve, reject) => {
    asking.on('error', reject)
    asking.on('response', async (incoming) => {
      const parts: Buffer[] = []
      for await (const part of incoming) parts.push(part)
      const whole = Buffer.concat(parts)
      const { statusCode: status = 0, headers } = incoming
      resolve({ status, headers, body: whole, text: whole.toString(), cache: headers['x-cache']?.toString() })
    })
    asking.end(body)
  })
}
