import type { AllStaffCalls } from '@gema/contract/backoffice/all-staff-calls.ts'
import { staffBasePath, staffCallPaths } from '@gema/contract/backoffice/call-paths.ts'
import type { DataOf, InputOf } from '@gema/contract/define-call.ts'
import type { APIRequestContext } from '@playwright/test'
import type { payments } from './order-visit.ts'
import { expect } from './shop-visit.ts'

export interface Staff {
  /** Does something that only the people of the shop can do. */
  do<Name extends keyof AllStaffCalls>(
    name: Name,
    input: InputOf<AllStaffCalls[Name]>,
  ): Promise<DataOf<AllStaffCalls[Name]>>
}

/** Somebody of the demo shop's staff, at work. */
export async function comeToWork(request: APIRequestContext): Promise<Staff> {
  let headers: Record<string, string> = {}
  const ask: Staff['do'] = async (name, input) => {
    const { path, methods } = staffCallPaths[name]
    const url = `${staffBasePath}/${path}`
    // Between two of them the connection may have been let go of.
    const around = { headers, maxRetries: 2 }
    const sent = await (methods[0] === 'GET'
      ? request.get(url, { params: input as Record<string, string>, ...around })
      : request.post(url, { data: input, ...around }))
    const answer = await sent.json()
    expect(answer.status, `${path}: ${answer.meta.message}`).toBe(200)
    return answer.data
  }
  const { staff_token } = await ask('sessionStore', { email: 'staff@gema.example', password: 'gema-demo' })
  headers = { Authorization: `Bearer ${staff_token}` }
  return { do: ask }
}

const stations = ['confirmed', 'picked_up', 'on_the_way', 'delivered'] as const

/** The staff brings an order as far as a station. */
export async function bringTo(
  staff: Staff,
  { number, pays }: { number: string; pays: keyof typeof payments },
  station: (typeof stations)[number],
): Promise<void> {
  const moves = [
    async () => {
      if (pays === 'transfer') await staff.do('orderConfirmTransfer', { number })
      if (pays === 'cash') await staff.do('orderAcceptCod', { number })
    },
    () => staff.do('orderHandOver', { number, tracking_number: 'AG 2611 7730 415' }),
    () => staff.do('orderInTransit', { number, note: 'Berangkat dari gudang Cilandak' }),
    () => staff.do('orderDeliver', { number }),
  ]
  for (const move of moves.slice(0, stations.indexOf(station) + 1)) await move()
}
