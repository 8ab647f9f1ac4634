import type { Page } from '@playwright/test'
import { expect } from './shop-visit.ts'

/** One of the four lists of regions. */
export const list = (page: Page, name: string) =>
  page.getByRole('main').getByRole('combobox', { name, exact: true })

/**
 * Opens one of the four lists, types into its search field and takes the entry that comes first. By key: a click that comes
 * while the list still drops in makes the test driver scroll the page, and the list moves away under the pointer.
 */
export async function choose(page: Page, name: string, { typed, entry }: { typed: string; entry: string }) {
  await list(page, name).click()
  const search = page.getByRole('dialog', { name }).getByRole('combobox')
  await search.fill(typed)
  await expect(page.getByRole('option', { name: entry, exact: true })).toBeVisible()
  await search.press('Enter')
  await expect(list(page, name)).toHaveText(entry)
}
