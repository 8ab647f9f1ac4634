import type { Page } from '@playwright/test'
import { inEnglish, slotOf } from './simulation-visit.ts'

/** A turntable that can be had, and how it is found. */
export const turntable = { component: 'Turntable', typed: 'dd-3', option: /DD-3 .*Walnut/ }

/** An amplifier that can be had, and how it is found. */
export const amplifier = { component: 'Amplifier', typed: 'a-45', option: /A-45 .*Black/ }

/** Something to press on the page, by its exact name. */
export const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })

/** The search field of a list that is open. */
export const searchOf = (page: Page, component: string) =>
  page.getByRole('searchbox', { name: `Search: ${component}`, exact: true })

/** How many parts of a turntable system are chosen. */
export const progress = (page: Page, chosen: number) =>
  page.getByRole('main').getByText(`${chosen} of 11 parts chosen`, { exact: true })

/** The slot of the turntable, once there is one. */
export const turntableSlot = (page: Page) => slotOf(page, 'Turntable', inEnglish)
