import cluster from 'node:cluster'
import { loadConfig } from '@gema/server/platform/config.ts'
import { tellAndExit } from './tell-and-exit.ts'

// Each way to run is loaded only where it is gone: who starts the others needs nothing of the shop.
async function start(): Promise<void> {
  const config = loadConfig()
  if (config.webConcurrency === 1) return (await import('./processes-alone.ts')).runAlone(config)
  if (cluster.isPrimary) return (await import('./processes.ts')).runProcesses(config)
  return (await import('./processes-member.ts')).joinProcesses(config)
}

await start().catch(tellAndExit)
