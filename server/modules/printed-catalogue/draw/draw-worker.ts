import { parentPort, workerData } from 'node:worker_threads'
import type { CatalogueContents } from '../catalogue-shape.ts'
import { drawCatalogue } from './draw-catalogue.ts'
import type { Pictures } from './picture-shelf.ts'

// The whole of a thread: draws one catalogue, hands it over and ends.
const { contents, pictures } = workerData as { contents: CatalogueContents; pictures: Pictures }
const { pdf, pages } = await drawCatalogue(contents, pictures)
// A small one stands in memory that it shares with others, which cannot be handed over.
const own = new Uint8Array(pdf)
parentPort?.postMessage({ pdf: own, pages }, [own.buffer])
