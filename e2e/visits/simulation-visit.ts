import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** The uuid of a template, by its code. */
export async function templateOf(request: APIRequestContext, code: string): Promise<string> {
  const { data } = await (await request.get('/api/storefront/simulation/fetch')).json()
  return data.data.find((each: { simulation_code: string }) => each.simulation_code === code).uuid
}

/** The composer by its names in a language. */
export interface ComposerWords {
  choose: string
  change: string
  use: string
  search: string
}

export const inEnglish: ComposerWords = { choose: 'Choose', change: 'Change', use: 'Use', search: 'Search' }
export const inIndonesian: ComposerWords = { choose: 'Pilih', change: 'Ganti', use: 'Pakai', search: 'Cari' }

/** The slot of a component that something was chosen for. */
export const slotOf = (page: Page, component: string, { change }: ComposerWords) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: `${change}: ${component}`, exact: true }) })

/** Finds something for an empty slot and takes it. */
export async function chooseFor(
  page: Page,
  { component, typed, option }: { component: string; typed: string; option: RegExp },
  words: ComposerWords,
): Promise<void> {
  await page.getByRole('button', { name: `${words.choose}: ${component}`, exact: true }).click()
  await page.getByRole('searchbox', { name: `${words.search}: ${component}` }).fill(typed)
  const radio = page.getByRole('radio', { name: option }).first()
  await radio.check({ force: true })
  await page
    .getByRole('button', { name: new RegExp(`^${words.use} `) })
    .last()
    .click()
  await expect(page.getByRole('button', { name: `${words.change}: ${component}`, exact: true })).toBeVisible()
}

/** A simulation that somebody else has saved: a turntable with amplifier, speakers and cable. */
export async function aSavedSystem(
  request: APIRequestContext,
  { template, parts, name }: { template: string; parts: [component: string, sku: string][]; name: string },
) {
  const found = await (
    await request.get('/api/storefront/simulation/find', { params: { uuid: template } })
  ).json()
  const lines = []
  for (const [component, sku] of parts) {
    const { display_case } = found.data.components.find((each: { key: string }) => each.key === component)
    const { data } = await (
      await request.get('/api/storefront/display-case/find', { params: { uuid: display_case.uuid } })
    ).json()
    const { inventory } = data.data.find((each: { sku: string }) => each.sku === sku)
    lines.push({ component, inventory, quantity: 1 })
  }
  const saved = await (
    await request.post('/api/storefront/simulation/store', {
      data: { key: crypto.randomUUID(), uuid: template, name, lines },
    })
  ).json()
  expect(saved.status, saved.meta.message).toBe(200)
  return saved.data as { uuid: string; simulation_code: string; price: number }
}
