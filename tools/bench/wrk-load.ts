import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { askedHeaders } from './ask-raw.ts'
import { runProgram } from './child-program.ts'
import { connections, type LoadGenerator } from './load-generator.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { readWrkReport } from './wrk-report.ts'

const headers = Object.entries(askedHeaders).flatMap(([name, value]) => ['-H', `${name}: ${value}`])

/** One thread: the other core is for who answers. */
export const wrkLoad = (file: string): LoadGenerator => ({
  name: 'wrk',
  async load({ site, addresses, seconds }) {
    const [first = '/'] = addresses
    const settings = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '--latency', ...headers]
    const { folder, remove } = await temporaryFolder()
    try {
      const script = path.join(folder, 'addresses.lua')
      await writeFile(script, turnsOf(addresses))
      const turns = addresses.length === 1 ? [] : ['-s', script]
      return readWrkReport(await runProgram(file, [...settings, ...turns, site + first]))
    } catch (error) {
      throw new Error(`${site} was asked for ${addresses.join(', ')}`, { cause: error })
    } finally {
      await remove()
    }
  },
})

/** The requests are made once; to make each anew would take wrk longer than to send it. */
const turnsOf = (addresses: readonly string[]): string => `
local addresses = { ${addresses.map((address) => JSON.stringify(address)).join(', ')} }
local requests = {}
local nth = 0
init = function()
  for place, address in ipairs(addresses) do requests[place] = wrk.format("GET", address) end
end
request = function()
  nth = nth % #requests + 1
  return requests[nth]
end
`
