import { useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

const labels = { quantity: 'Quantity', less: 'One less', more: 'One more' }

function Stepper() {
  const [value, setValue] = useState('2')
  return (
    <QuantityStepper
      value={value}
      labels={labels}
      atLeast={false}
      atMost={false}
      onType={setValue}
      onLeave={() => {}}
      onStep={(step) => setValue(String(Number(value) + step))}
    />
  )
}

test('the buttons and the arrow keys change the quantity by one', async () => {
  const screen = await show(<Stepper />)
  const field = screen.getByLabelText('Quantity')
  await screen.getByRole('button', { name: 'One more' }).click()
  await expect.element(field).toHaveValue('3')
  await screen.getByRole('button', { name: 'One less' }).click()
  await expect.element(field).toHaveValue('2')
  await userEvent.type(field, '{ArrowUp}{ArrowUp}{ArrowDown}')
  await expect.element(field).toHaveValue('3')
})

/** Presses a button as soon as anybody can: right after hydration, before the browser paints. */
function PressedAtOnce({ button }: { button: HTMLElement }) {
  useLayoutEffect(() => queueMicrotask(() => button.click()), [button])
  return <Stepper />
}

test('a quantity that was typed before the script came is the one that counts', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Stepper />)
  const field = page.getByLabelText('Quantity')
  await field.fill('7')
  const more = page.getByRole('button', { name: 'One more' }).element() as HTMLElement
  const root = hydrateRoot(place, <PressedAtOnce button={more} />)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  await expect.element(field).toHaveValue('8')
})
