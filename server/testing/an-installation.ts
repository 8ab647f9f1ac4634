import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { runSql } from './run-sql.ts'
import type { TestShop } from './start-test-shop.ts'

/** A request for an installation as somebody fills it in; its district is among those of `someRegions`. */
export const anInstallation = () => ({
  key: randomUUID(),
  name: 'Sari Wulandari',
  email: 'sari@surel.example',
  phone: '0812 5550 0142',
  kind: 'home_theater' as const,
  building: 'house' as const,
  district: '31.74.06',
  street: 'Jl. Melati\nNo. 7, RT 04/RW 02',
  wishes: [
    { date: '2026-11-18', part: 'morning' as const },
    { date: '2026-11-21', part: 'afternoon' as const },
  ],
  note: 'Second floor.\nNo lift.',
})

/** A photo of a room in which the camera has written its name. */
export async function aRoomPhoto(name = 'ruang.jpg'): Promise<File> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#d9f4eb' } })
  const bytes = await picture
    .withExif({ IFD0: { Make: 'Kamera Rahasia' } })
    .jpeg()
    .toBuffer()
  return new File([Uint8Array.from(bytes)], name)
}

/** A saved simulation without lines, and its uuid. */
export async function aSavedSimulation(shop: TestShop, code: string): Promise<string> {
  const uuid = randomUUID()
  await runSql(
    shop,
    `insert into simulations (uuid, code, save_key, template_uuid, template_name, name, total, bundle_discount, saved_at)
     values ($1, $2, $3, $4, '{"en":"Living-room 5.1"}', 'Rumah Sari', 24500000, 0, now())`,
    [uuid, code, randomUUID(), randomUUID()],
  )
  return uuid
}
