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
  search: string
}

export const inEnglish: ComposerWords = { choose: 'Choose', change: 'Change', search: 'Search' }
export const inIndonesian: ComposerWords = { choose: 'Pilih', change: 'Ganti', search: 'Cari' }

/** A turntable that can be had, and how it is found. */
export const turntable = { component: 'Turntable', typed: 'dd-3 walnut', option: /DD-3 .*Walnut/ }

/** An amplifier that can be had, and how it is found. */
export const amplifier = { component: 'Amplifier', typed: 'a-45 black', option: /A-45 .*Black/ }

/** Something to press on the page, by its exact name. */
export const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })

/** The slot of a component that something was chosen for. */
export const slotOf = (page: Page, component: string, { change }: ComposerWords) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: `${change}: ${component}`, exact: true }) })

/** Finds something for an empty slot and takes it with Enter, which takes the first of what was found. */
export async function chooseFor(
  page: Page,
  { component, typed, option }: { component: string; typed: string; option: RegExp },
  words: ComposerWords,
): Promise<void> {
  await button(page, `${words.choose}: ${component}`).click()
  const search = page.getByRole('searchbox', { name: `${words.search}: ${component}`, exact: true })
  await search.fill(typed)
  await expect(page.getByRole('radio').first()).toHaveAccessibleName(option)
  await search.press('Enter')
  await expect(button(page, `${words.change}: ${component}`)).toBeVisible()
}

/** Everything that is offered for a component of a template. */
async function offeredFor(request: APIRequestContext, template: string, component: string) {
  const read = async (call: string, uuid: string) =>
    (await (await request.get(`/api/storefront/${call}`, { params: { uuid } })).json()).data
  const { components } = await read('simulation/find', template)
  const { display_case } = components.find(({ key }: { key: string }) => key === component)
  const { data } = await read('display-case/find', display_case.uuid)
  return data as { sku: string; inventory: string; stock: number }[]
}

/** The sku of the first variant of a component that can be had. */
export async function skuOfFirst(request: APIRequestContext, template: string, component: string) {
  const offered = await offeredFor(request, template, component)
  return offered.find(({ stock }) => stock > 0)?.sku ?? ''
}

/** A simulation that another visitor has saved, of one unit of each part. */
export async function aSavedSystem(
  request: APIRequestContext,
  { template, parts, name }: { template: string; parts: [component: string, sku: string][]; name: string },
) {
  const lines = await Promise.all(
    parts.map(async ([component, sku]) => {
      const offered = await offeredFor(request, template, component)
      return { component, inventory: offered.find((each) => each.sku === sku)?.inventory, quantity: 1 }
    }),
  )
  const saved = await (
    await request.post('/api/storefront/simulation/store', {
      data: { key: crypto.randomUUID(), uuid: template, name, lines },
    })
  ).json()
  expect(saved.status, saved.meta.message).toBe(200)
  return saved.data as { uuid: string; simulation_code: string; price: number }
}
