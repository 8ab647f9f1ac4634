import { holdScriptBack } from '../../visits/held-back.ts'
import { expect, test, testInOwnContext, touch } from '../../visits/shop-visit.ts'

test('before the script is there, a touch gives a page its true height, and a button waits for it', async ({
  page,
}) => {
  const isWaiting = () => page.evaluate(() => 'fresh' in document.documentElement.dataset)
  const letGo = await holdScriptBack(page)
  await page.goto('/')
  expect(await isWaiting()).toBe(true)
  await touch(page)
  await expect.poll(isWaiting).toBe(false)
  // One that is reloaded, or opened at a place, has it at once.
  await page.reload()
  expect(await isWaiting()).toBe(false)
  await page.goto('/#stores')
  expect(await isWaiting()).toBe(false)
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
  await settings.click()
  await expect(page.getByRole('region', { name: 'Cookies, plainly.' })).toBeHidden()
  letGo()
  await expect(page.getByRole('region', { name: 'Cookies, plainly.' })).toBeVisible()
})

testInOwnContext(
  'nobody who only looks has a script run at once; the first touch runs it',
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const isAlive = () => page.locator('[data-hydrated=true]').count()
    expect(await isAlive()).toBe(0)
    await page.keyboard.press('Tab')
    await page.clock.resume()
    await expect.poll(isAlive).toBeGreaterThan(0)
  },
)

testInOwnContext('a pointer that a page appears beneath runs nothing until it is moved', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const tellOfPointer = (movementX: number) =>
    page.evaluate(
      (movementX) => dispatchEvent(new PointerEvent('pointermove', { clientX: 300, movementX })),
      movementX,
    )
  const isActive = () => page.evaluate(() => 'active' in document.documentElement.dataset)
  await tellOfPointer(0)
  expect(await isActive()).toBe(false)
  await tellOfPointer(3)
  expect(await isActive()).toBe(true)
})
