import type { DemoProduct } from './demo-product.ts'
import { auvelaProducts } from './products/auvela.ts'
import { brightholmProducts } from './products/brightholm.ts'
import { candraProducts } from './products/candra.ts'
import { dentumProducts } from './products/dentum.ts'
import { haldenRaeProducts } from './products/halden-rae.ts'
import { kanayaProducts } from './products/kanaya.ts'
import { kawatProducts } from './products/kawat.ts'
import { kidungProducts } from './products/kidung.ts'
import { larasProducts } from './products/laras.ts'
import { nadiraProducts } from './products/nadira.ts'
import { norrvikProducts } from './products/norrvik.ts'
import { ohmuraProducts } from './products/ohmura.ts'
import { rotraProducts } from './products/rotra.ts'
import { ruangTeduhProducts } from './products/ruang-teduh.ts'
import { seratProducts } from './products/serat.ts'
import { suargaProducts } from './products/suarga.ts'
import { tembagaProducts } from './products/tembaga.ts'
import { velmarProducts } from './products/velmar.ts'
import { vokalisProducts } from './products/vokalis.ts'

/** Everything that the demo shop sells, one file a maker. */
export const demoProducts: DemoProduct[] = [
  ...larasProducts,
  ...velmarProducts,
  ...candraProducts,
  ...dentumProducts,
  ...tembagaProducts,
  ...norrvikProducts,
  ...ohmuraProducts,
  ...kanayaProducts,
  ...nadiraProducts,
  ...haldenRaeProducts,
  ...rotraProducts,
  ...auvelaProducts,
  ...brightholmProducts,
  ...kidungProducts,
  ...suargaProducts,
  ...vokalisProducts,
  ...seratProducts,
  ...ruangTeduhProducts,
  ...kawatProducts,
]
