import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
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
