import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { Address } from '../../../testing/address.tsx'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { show } from '../../../testing/show.tsx'
import { Calculator } from './calculator.tsx'
import { askedOfQuery } from './parcel-query.ts'

function Screen({ problem }: { problem?: string }) {
  const asked = askedOfQuery(new URLSearchParams(useLocation().search))
  return (
    <>
      <Calculator
        asked={asked}
        product={undefined}
        destination={null}
        problem={problem}
        busy={false}
        onAsk={() => {}}
      />
      <Address />
    </>
  )
}

const regions = {
  utilityProvinceFetch: [{ code: '51', name: 'Bali' }],
  utilityCityFetch: [{ code: '51.71', name: 'Kota Denpasar' }],
  utilityDistrictFetch: [{ code: '51.71.01', name: 'Denpasar Selatan' }],
}

test('a form that is not filled in says what is missing, field by field, and asks for nothing', async () => {
  answerCalls(regions)
  const screen = await show(<Screen />, { at: '/shipping' })
  const weight = screen.getByLabelText('Weight', { exact: true })
  await expect.element(screen.getByRole('combobox', { name: 'City or regency' })).toBeDisabled()
  await screen.getByRole('button', { name: 'Show prices' }).click()
  await expect.element(screen.getByText('Province is required')).toBeVisible()
  await expect.element(screen.getByText('Weight is required')).toBeVisible()
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/shipping')
  await weight.fill('two')
  await expect.element(screen.getByText('Weight: invalid data')).toBeVisible()
  await expect.element(weight).toBeInvalid()
  await weight.fill('2,5')
  await expect.element(screen.getByText('Weight: invalid data')).not.toBeInTheDocument()
})

test('measures count together or not at all, and what is asked for becomes the address', async () => {
  answerCalls(regions)
  const screen = await show(<Screen />, { at: '/shipping?destination=51.71&grams=2500' })
  await expect.element(screen.getByRole('combobox', { name: 'Province' })).toHaveTextContent('Bali')
  await screen.getByLabelText('Width').fill('40')
  await screen.getByRole('button', { name: 'Show prices' }).click()
  await expect.element(screen.getByText('Height is required')).toBeVisible()
  await expect.element(screen.getByText('Depth is required')).toBeVisible()
  await screen.getByLabelText('Height').fill('50')
  await screen.getByLabelText('Depth').fill('60')
  await screen.getByRole('button', { name: 'Show prices' }).click()
  await expect
    .element(screen.getByLabelText('Address'))
    .toHaveTextContent('/shipping?destination=51.71&grams=2500&width=40&height=50&depth=60')
})

test('an address that makes no sense is told in Indonesian, and no connection is too', async () => {
  answerCalls(regions)
  const screen = await show(<Screen problem="Pilih tujuan dari daftar." />, {
    language: 'id',
    at: '/id/shipping?destination=51.71&grams=2500',
  })
  await expect.element(screen.getByText('Pilih tujuan dari daftar.')).toBeVisible()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await screen.getByLabelText('Berat', { exact: true }).fill('3')
  await screen.getByRole('button', { name: 'Lihat ongkos kirim' }).click()
  await expect.element(screen.getByText('Pilih tujuan dari daftar.')).not.toBeInTheDocument()
  await expect.element(screen.getByText(/^Anda sedang luring/)).toBeVisible()
  await expect.element(screen.getByLabelText('Address')).toMatchTextContent('grams=2500')
})
