import { aPhoto } from '../../visits/aftersale-visit.ts'
import { rupiah } from '../../visits/cart-visit.ts'
import { expectMail, freshEmail } from '../../visits/demo-mail.ts'
import { holdBack } from '../../visits/held-back.ts'
import {
  expectFilledIn,
  expectSent,
  fieldOf,
  fillInInstallation,
  inEnglish,
  inIndonesian,
  sendButton,
} from '../../visits/installation-visit.ts'
import { expect, test, touch, visit } from '../../visits/shop-visit.ts'
import { aSavedSystem, templateOf } from '../../visits/simulation-visit.ts'

test('an installation of a saved system is asked for; a reload, the other language and a lost connection lose nothing, and it arrives once', async ({
  page,
  network,
  request,
}) => {
  const saved = await aSavedSystem(request, {
    template: await templateOf(request, 'VINYL'),
    parts: [
      ['turntable', 'ROT-DD3-WHT'],
      ['amplifier', 'OHM-A45-SLV'],
      ['front', 'CND-SABIT16-WAL'],
    ],
    name: 'Sudut vinil',
  })
  const email = freshEmail('sari')
  const main = page.getByRole('main')
  const note = 'Lantai 12, ada lift barang.'
  await visit(page, `/request-instalasi?code=${saved.simulation_code}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request an installation')
  const spaced = `${saved.simulation_code.slice(0, 4)} ${saved.simulation_code.slice(4)}`
  await expect(fieldOf(page, 'Simulation code')).toHaveValue(spaced)
  await expect(main.getByText('Sudut vinil', { exact: true })).toBeVisible()
  await expect(main.getByText(`3 parts · ${rupiah(saved.price)}`, { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Open', exact: true })).toHaveAttribute(
    'href',
    `/simulation/${saved.uuid}`,
  )
  await fillInInstallation(page, inEnglish, email)
  await fieldOf(page, inEnglish.note).fill(note)
  await page.reload()
  await expectFilledIn(page, inEnglish, email)
  await expect(fieldOf(page, inEnglish.note)).toHaveValue(note)

  await page.getByRole('banner').getByRole('link', { name: 'ID', exact: true }).click()
  await expect(page).toHaveURL(/^[^?]+\/id\/request-instalasi/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minta instalasi')
  await expectFilledIn(page, inIndonesian, email)
  await fieldOf(page, inIndonesian.photos).setInputFiles(await aPhoto('ruang.jpg'))
  const photo = main.getByRole('button', { name: 'Lihat ruang.jpg', exact: true })
  await expect(photo).toBeVisible()

  await network.lose()
  await sendButton(page, inIndonesian).click()
  await expect(page.getByText(inIndonesian.offline, { exact: true })).toBeVisible()
  await expectFilledIn(page, inIndonesian, email)
  await expect(photo).toBeVisible()

  await network.find()
  const sending = await holdBack(page, 'installation-request/store')
  await sendButton(page, inIndonesian).dblclick()
  await expect.poll(sending.count).toBe(1)
  await expect(sendButton(page, inIndonesian)).toHaveAttribute('aria-busy', 'true')
  sending.letGo()
  const reference = await expectSent(page, inIndonesian, email)
  expect(sending.count()).toBe(1)
  await expectMail(request, email, `Permintaan instalasi ${reference}`)
  const mailbox = await (await request.get('/demo/mailbox')).text()
  expect(mailbox.split('<li>').filter((line) => line.includes(email))).toHaveLength(1)

  // What has arrived is not kept: the next request begins empty.
  await page.reload()
  await touch(page)
  await expect(fieldOf(page, 'Kode simulasi')).toHaveValue(spaced)
  await expect(fieldOf(page, inIndonesian.street)).toHaveValue('')
  await expect(fieldOf(page, inIndonesian.email)).toHaveValue('')
})
