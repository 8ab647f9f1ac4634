import { runSql } from './run-sql.ts'
import type { TestShop } from './start-test-shop.ts'

/** A corner of Indonesia by its official codes: loading all of it would take longer than the tests. */
const regions: [code: string, name: string][] = [
  ['31', 'DKI Jakarta'],
  ['31.74', 'Kota Administrasi Jakarta Selatan'],
  ['31.74.06', 'Cilandak'],
  ['31.74.06.1001', 'Cilandak Barat'],
  ['31.74.06.1002', 'Lebak Bulus'],
  ['31.74.07', 'Kebayoran Baru'],
  ['31.74.07.1007', 'Pulo'],
  ['32', 'Jawa Barat'],
  ['32.76', 'Kota Depok'],
  ['32.76.06', 'Beji'],
  ['32.76.06.1003', 'Tanah Baru'],
]

const levels = ['province', 'city', 'district', 'subdistrict']

export async function someRegions(shop: Pick<TestShop, 'database'>): Promise<void> {
  for (const [code, name] of regions) {
    const depth = code.split('.').length
    const parent = depth === 1 ? null : code.slice(0, code.lastIndexOf('.'))
    await runSql(
      shop,
      'insert into regions (code, parent_code, level, name) values ($1, $2, $3, $4) on conflict do nothing',
      [code, parent, levels[depth - 1], name],
    )
  }
}
