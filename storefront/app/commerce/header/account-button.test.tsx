import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { show } from '../../../testing/show.tsx'
import { aProfile, comeSignedIn } from '../../../testing/signed-in.ts'
import { AccountButton } from './account-button.tsx'

test('the account menu works by keyboard alone', async () => {
  const screen = await show(<AccountButton />)
  const button = screen.getByRole('button', { name: 'Sign in' })
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  const menu = screen.getByRole('menu')
  await expect.element(menu).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => menu.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('a customer is greeted by the first word of the name, and the menu says whose account it is', async () => {
  comeSignedIn()
  answerCalls({ userProfile: aProfile({ counts: { ...aProfile().counts, wishlist: 12 } }) })
  const screen = await show(<AccountButton />, { language: 'id' })
  await screen.getByRole('button', { name: 'Akun: Dewi' }).click()
  await expect.element(screen.getByText('dewi@surel.example')).toBeVisible()
  await expect.element(screen.getByRole('menuitem', { name: 'Wishlist 12' })).toBeVisible()
  await expect.element(screen.getByRole('menuitem', { name: 'Keluar' })).toBeVisible()
  await expect
    .element(screen.getByRole('menuitem', { name: 'Voucher' }))
    .toHaveAttribute('href', '/id/user/vouchers')
  await expect.element(screen.getByRole('menuitem', { name: 'Masuk' })).not.toBeInTheDocument()
})

test('a session that ended while the page slept is noticed when it comes into view', async () => {
  comeSignedIn()
  answerCalls({ userProfile: aProfile() })
  const screen = await show(<AccountButton />)
  await expect.element(screen.getByRole('button', { name: 'Account: Dewi' })).toBeVisible()
  // As if this tab had been frozen when another one signed out.
  // biome-ignore lint/suspicious/noDocumentCookie: the shop itself writes it so
  document.cookie = 'frontend_token=; max-age=0; path=/'
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
