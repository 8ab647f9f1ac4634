import { aPhoto, aVideo } from '../../visits/aftersale-visit.ts'
import { thingOf } from '../../visits/checkout-visit.ts'
import { comeWithAnOrder } from '../../visits/order-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { bringTo, comeToWork } from '../../visits/staff-visit.ts'

const cable = { product: '58a2ee66-517b-8a90-a7ca-71088c355898', sku: 'KWT-ALIR8K-BLK-2M' }

test('files that cannot be evidence are refused one by one, and the rest of the form stays', async ({
  page,
  request,
}) => {
  test.slow()
  const thing = await thingOf(request, cable)
  const customer = await comeWithAnOrder(page, request, { things: [thing], pays: 'transfer' })
  const staff = await comeToWork(request)
  await bringTo(staff, { number: customer.order.number, pays: 'transfer' }, 'delivered')
  await visit(page, `/user/complaint?order=${customer.order.id}`)
  const main = page.getByRole('main')
  const files = main.getByRole('button', { name: 'Photos or videos', exact: true })
  const send = main.getByRole('button', { name: 'Send complaint', exact: true })
  await main.getByRole('checkbox', { name: `${thing.name}: something is wrong with it` }).check()
  await main.getByRole('radio', { name: /^Item damaged/ }).check()
  await main.getByLabel('Tell us what is wrong', { exact: true }).fill('The plug is loose.')
  await main.getByRole('radio', { name: /^Send a replacement/ }).check()

  // It says that it is a photo, and is none.
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await files.setInputFiles({ name: 'drawing.jpg', mimeType: 'image/jpeg', buffer: drawing })
  await expect(main.getByText('“drawing.jpg” is not a picture or video that we can read.')).toBeVisible()
  await send.click()
  await expect(main.getByText(/^1 field needs another look:/)).toBeVisible()
  await expect(main.getByLabel('Tell us what is wrong', { exact: true })).toHaveValue('The plug is loose.')
  await main.getByRole('button', { name: 'Remove drawing.jpg', exact: true }).click()

  await files.setInputFiles(aVideo('long.mp4', 10 * 1024 * 1024 + 1))
  await expect(main.getByText('A video may have at most 10 MB.')).toBeVisible()
  await main.getByRole('button', { name: 'Remove long.mp4', exact: true }).click()

  const photos = await Promise.all([1, 2, 3, 4, 5, 6].map((place) => aPhoto(`photo-${place}.jpg`)))
  await files.setInputFiles(photos)
  await expect(main.getByText('At most 5 files can be added.')).toBeVisible()
  await expect(main.getByRole('button', { name: /^Remove photo-/ })).toHaveCount(5)
  await main.getByRole('button', { name: 'Remove photo-5.jpg', exact: true }).click()
  await expect(main.getByText('At most 5 files can be added.')).toHaveCount(0)

  // A page that would let a text pass as a video is told by the shop, which looks inside.
  const text = { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('not a film at all') }
  await files.setInputFiles(text)
  await send.click()
  await expect(main.getByText('“film.mp4” is not a picture or video that we can read.')).toBeVisible()
  await expect(main.getByRole('radio', { name: /^Send a replacement/ })).toBeChecked()
  await expect(main.getByRole('button', { name: /^View photo-/ })).toHaveCount(4)
  await main.getByRole('button', { name: 'Remove film.mp4', exact: true }).click()
  await send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Complaint KMP-/)
  await expect(main.getByRole('button', { name: /^View photo-/ })).toHaveCount(4)
})
