import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { CodeBoxes } from './code-boxes.tsx'
import { type CodeDigits, noDigits } from './code-digits.ts'

type State = Parameters<typeof CodeBoxes>[0]['state']

function Code({ first = '', state = 'open' }: { first?: string; state?: State }) {
  const [digits, setDigits] = useState<CodeDigits>(noDigits.map((_, place) => first[place] ?? ''))
  return (
    <>
      <CodeBoxes
        digits={digits}
        onChange={setDigits}
        state={state}
        label="Code"
        boxLabel={(number) => `Digit ${number} of 6`}
      />
      <output>{digits.map((digit) => digit || '_').join('')}</output>
    </>
  )
}

const box = (number: number) => page.getByLabelText(`Digit ${number} of 6`)
const expectCode = (code: string) => expect.element(page.getByRole('status')).toHaveTextContent(code)

/** Pastes into the box that has the focus. */
function paste(text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

test('the first box has the focus, and typing leads from box to box', async () => {
  await show(<Code />)
  await expect.element(page.getByRole('group', { name: 'Code' })).toBeVisible()
  await expect.element(box(1)).toHaveFocus()
  await userEvent.keyboard('12')
  await expect.element(box(3)).toHaveFocus()
  await expectCode('12____')
  // A letter is no digit.
  await userEvent.keyboard('x3')
  await expectCode('123___')
})

test('Backspace empties the box before an empty one, and the arrow keys, Home and End go between them', async () => {
  await show(<Code />)
  await userEvent.keyboard('12')
  await userEvent.keyboard('{Backspace}')
  await expect.element(box(2)).toHaveFocus()
  await expectCode('1_____')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(box(1)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(box(3)).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(box(6)).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(box(1)).toHaveFocus()
})

test('a code that is pasted with its gap fills every box, wherever it is pasted', async () => {
  await show(<Code />)
  await box(4).click()
  paste('482 196')
  await expectCode('482196')
  await expect.element(box(6)).toHaveFocus()
})

test('a wrong code is marked, and the next digit begins a new one', async () => {
  await show(<Code first="482196" state="wrong" />)
  await expect.element(box(4)).toHaveAttribute('aria-invalid', 'true')
  await box(4).click()
  await userEvent.keyboard('7')
  await expectCode('7_____')
})

test('while a code is checked, nothing changes it', async () => {
  await show(<Code first="482196" state="busy" />)
  await box(2).click()
  await userEvent.keyboard('7{Backspace}')
  paste('111111')
  await expectCode('482196')
})
