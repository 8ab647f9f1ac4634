import type { Page } from '@playwright/test'
import { expect } from './shop-visit.ts'

/** One of the four lists of regions. */
export const list = (page: Page, name: string) =>
  page.getByRole('main').getByRole('combobox', { name, exact: true })

/** Opens one of the four lists, types into its search field and takes an entry. */
export async function choose(page: Page, name: string, { typed, entry }: { typed: string; entry: string }) {
  await list(page, name).click()
  await page.getByRole('dialog', { name }).getByRole('combobox').fill(typed)
  await page.getByRole('option', { name: entry, exact: true }).click()
  await expect(list(page, name)).toHaveText(entry)
}
