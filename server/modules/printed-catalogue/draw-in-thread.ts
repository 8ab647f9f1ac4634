import { Worker } from 'node:worker_threads'
import type { CatalogueContents } from './catalogue-shape.ts'
import type { DrawnCatalogue } from './draw/draw-catalogue.ts'
import type { Pictures } from './draw/picture-shelf.ts'

/** Built, it lies beside the programs of the shop. */
const program = import.meta.url.endsWith('.ts') ? './draw/draw-worker.ts' : './draw-worker.js'

/** Far more than the thickest catalogue takes: one that goes astray ends its own thread, not the shop. */
const resourceLimits = { maxOldGenerationSizeMb: 512 }

/**
 * Draws a catalogue in a thread of its own, because it takes seconds and the shop goes on answering meanwhile. Whoever
 * closes the shop ends it by the signal.
 */
export async function drawInThread(
  contents: CatalogueContents,
  pictures: Pictures,
  signal?: AbortSignal,
): Promise<DrawnCatalogue> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL(program, import.meta.url), {
    workerData: { contents, pictures },
    resourceLimits,
    // What the process was started with concerns the process: a debugger, a test runner.
    execArgv: [],
  })
  const end = () => void worker.terminate()
  signal?.addEventListener('abort', end, { once: true })
  return await new Promise<DrawnCatalogue>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the catalogue was not drawn to its end')))
  }).finally(() => signal?.removeEventListener('abort', end))
}
