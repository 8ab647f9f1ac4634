import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import type { ShopSettings } from '@gema/server/modules/settings/settings.ts'
import type { HostOptions } from './host-process.ts'
import type { Stage } from './stage.ts'

/** What of a host differs from the usual. */
export type HostChange = Pick<HostOptions, 'nodeArgs' | 'wrap'> & { settings?: Record<string, string> }

export interface Scenario {
  name: string
  /** What is broken, and what must hold meanwhile. */
  about: string
  /** Whether calls may be answered with a fault while it lasts. */
  mayFail: boolean
  /** How many buy at once. */
  buyers?: number
  methods?: readonly PaymentMethodId[]
  settings?: Partial<ShopSettings>
  /** Each host has files of its own, which `prepare` makes a folder for. */
  hasOwnFiles?: boolean
  /** Prepares what is around the hosts; answers what of each of them is different. `files`: the folder of its files. */
  prepare?: (host: { nth: number; files: string }) => Promise<HostChange>
  /** Breaks something under load, and looks at what becomes of it. */
  run(stage: Stage): Promise<void>
  /** Looks at what is left once nobody browses or buys any more. */
  settle?: (stage: Stage) => Promise<void>
}
