import { getDistricts, getProvinces, getRegencies, getVillages } from 'idn-area-data'
import type { Region } from './regions-queries.ts'

const regions = (level: Region['level'], rows: { code: string; name: string }[]): Region[] =>
  rows.map(({ code, name }) => ({
    code,
    name,
    level,
    parentCode: code.includes('.') ? code.slice(0, code.lastIndexOf('.')) : null,
  }))

/**
 * Every province, city, district and subdistrict of Indonesia, from the package `idn-area-data`, whose data is under
 * the Open Database License (see NOTICE.md).
 */
export async function regionsOfIndonesia(): Promise<Region[]> {
  const [provinces, cities, districts, subdistricts] = await Promise.all([
    getProvinces(),
    getRegencies(),
    getDistricts(),
    getVillages(),
  ])
  return [
    ...regions('province', provinces),
    ...regions('city', cities),
    ...regions('district', districts),
    ...regions('subdistrict', subdistricts),
  ]
}
