import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../testing/show.tsx'
import { ShareButton } from './share-button.tsx'

const name = 'Aria 9 Floorstanding Speaker'
const here = () => `${window.location.origin}${window.location.pathname}`

test('WhatsApp and mail get the name and the link, in the words of the page, and Escape gives the focus back', async () => {
  const screen = await show(<ShareButton title={name} className="" />, { language: 'id' })
  const button = screen.getByRole('button', { name: 'Bagikan' })
  await userEvent.keyboard('{Tab}{Enter}')
  const whatsapp = screen.getByRole('menuitem', { name: 'Bagikan lewat WhatsApp' })
  await expect.element(whatsapp).toBeVisible()
  const sent = new URL(whatsapp.element().getAttribute('href') ?? '')
  expect(sent.origin + sent.pathname).toBe('https://wa.me/')
  expect(sent.searchParams.get('text')).toBe(`${name}\n${here()}`)
  const mail = new URL(
    screen.getByRole('menuitem', { name: 'Kirim lewat surel' }).element().getAttribute('href') ?? '',
  )
  expect(mail.protocol).toBe('mailto:')
  expect(mail.searchParams.get('subject')).toBe(name)
  expect(mail.searchParams.get('body')).toBe(`${name}\r\n${here()}`)
  await expect.element(screen.getByRole('menuitem', { name: 'Salin tautan' })).toBeVisible()
  await expect.element(screen.getByRole('menuitem', { name: 'Cetak' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('a link that cannot be copied is said to be in the address bar', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  const screen = await show(<ShareButton title={name} className="" />)
  await userEvent.keyboard('{Tab}{Enter}')
  await screen.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect
    .element(screen.getByText('Could not copy the link. You find it in the address bar.').first())
    .toBeInTheDocument()
})

test('what is held in the hand opens its own list of apps, and no menu', async () => {
  const finger = window.matchMedia('(pointer: coarse)')
  Object.defineProperty(finger, 'matches', { value: true })
  vi.spyOn(window, 'matchMedia').mockReturnValue(finger)
  const share = vi.fn(() => Promise.resolve())
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const screen = await show(<ShareButton title={name} className="" />)
  await screen.getByRole('button', { name: 'Share' }).click()
  expect(share).toHaveBeenCalledWith({ title: name, url: here() })
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  Reflect.deleteProperty(navigator, 'share')
})
