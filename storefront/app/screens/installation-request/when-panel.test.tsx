import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { press } from '../../../testing/press.ts'
import { show } from '../../../testing/show.tsx'
import { emptyInstallation, type InstallationValues } from './installation-values.ts'
import { WhenPanel } from './when-panel.tsx'

/** A Wednesday: days from Friday, 20 November 2026, to Tuesday, 16 February 2027, can be chosen. */
const now = '2026-11-18T03:00:00.000Z'

function PanelOfForm({ disabled = false }: { disabled?: boolean }) {
  const form = useForm<InstallationValues>({ defaultValues: emptyInstallation })
  return (
    <>
      <WhenPanel form={form} now={now} disabled={disabled} />
      <output>{JSON.stringify(form.watch('wishes'))}</output>
    </>
  )
}

async function showPanel({
  language = 'en',
  disabled = false,
}: {
  language?: 'en' | 'id'
  disabled?: boolean
} = {}) {
  const screen = await show(<PanelOfForm disabled={disabled} />, { language })
  const table = screen.getByRole('table')
  return {
    screen,
    table,
    day: (name: string | RegExp) => table.getByRole('button', { name }),
    next: screen.getByRole('button', { name: language === 'en' ? 'Next month' : 'Bulan berikutnya' }),
    expectChosen: (...wishes: [date: string, part: string][]) =>
      expect
        .element(screen.container.querySelector('output'))
        .toHaveTextContent(JSON.stringify(wishes.map(([date, part]) => ({ date, part })))),
  }
}

test('the months lead from the first day that can be chosen to the last, and other days cannot be pressed', async () => {
  const { screen, table, day, next, expectChosen } = await showPanel()
  const previous = screen.getByRole('button', { name: 'Previous month' })
  await expect.element(table).toHaveAccessibleName('November 2026')
  await expect.element(previous).toBeDisabled()
  await expect.element(day('Thu, 19 Nov 2026')).toHaveAttribute('aria-disabled', 'true')
  press(day('Thu, 19 Nov 2026'))
  await expectChosen()
  await expect.element(day('Fri, 20 Nov 2026')).not.toHaveAttribute('aria-disabled')
  await next.click()
  await next.click()
  await expect.element(table).toHaveAccessibleName('January 2027')
  await next.click()
  await expect.element(table).toHaveAccessibleName('February 2027')
  await expect.element(next).toBeDisabled()
  await expect.element(day('Tue, 16 Feb 2027')).not.toHaveAttribute('aria-disabled')
  await expect.element(day('Wed, 17 Feb 2027')).toHaveAttribute('aria-disabled', 'true')
  await previous.click()
  await expect.element(table).toHaveAccessibleName('January 2027')
})

test('the arrow keys lead through the days into the next month, and stop at the last day', async () => {
  const { table, day, expectChosen } = await showPanel()
  await expect.element(day('Fri, 20 Nov 2026')).toHaveAttribute('tabindex', '0')
  day('Fri, 20 Nov 2026').element().focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
  await expect.element(day('Fri, 20 Nov 2026')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await expect.element(day('Sat, 28 Nov 2026')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(table).toHaveAccessibleName('December 2026')
  await expect.element(day('Sat, 5 Dec 2026')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(day('Mon, 30 Nov 2026')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(day('Sun, 6 Dec 2026')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expectChosen(['2026-12-06', 'morning'])
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{ArrowDown}')
  await expect.element(day('Tue, 16 Feb 2027')).toHaveFocus()
  // One day alone is in the order of the Tab key.
  expect(table.element().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

test('three days are chosen in their order, each with a time of day; one is taken back', async () => {
  const { screen, day, expectChosen } = await showPanel()
  await expect.element(screen.getByText('0 of 3 days')).toBeVisible()
  await day('Mon, 23 Nov 2026').click()
  await expect.element(day('Mon, 23 Nov 2026, choice 1')).toHaveAttribute('aria-pressed', 'true')
  await day('Fri, 20 Nov 2026').click()
  await day('Mon, 30 Nov 2026').click()
  await expect.element(screen.getByText('3 of 3 days')).toBeVisible()
  await expect.element(screen.getByText('Three days are chosen. Remove one to choose another.')).toBeVisible()
  await expect.element(day('Tue, 24 Nov 2026')).toHaveAttribute('aria-disabled', 'true')
  const second = screen.getByRole('radiogroup', { name: 'Time of day on Fri, 20 Nov' })
  await expect.element(second.getByRole('radio', { name: 'Morning 9–12' })).toBeChecked()
  await second.getByText('Evening').click()
  await expectChosen(['2026-11-23', 'morning'], ['2026-11-20', 'evening'], ['2026-11-30', 'morning'])

  await day('Mon, 23 Nov 2026, choice 1').click()
  await expectChosen(['2026-11-20', 'evening'], ['2026-11-30', 'morning'])
  await expect.element(day('Fri, 20 Nov 2026, choice 1')).toBeVisible()
  await screen.getByRole('button', { name: 'Remove Mon, 30 Nov' }).click()
  await expectChosen(['2026-11-20', 'evening'])
  await expect
    .element(screen.getByText('Three days are chosen. Remove one to choose another.'))
    .not.toBeInTheDocument()
})

test('in Indonesian, days, months and times of day have their names', async () => {
  const { screen, table, day, next } = await showPanel({ language: 'id' })
  await expect.element(table).toHaveAccessibleName('November 2026')
  await next.click()
  await expect.element(table).toHaveAccessibleName('Desember 2026')
  await day(/^Sen, 7 Des 2026$/).click()
  await expect.element(day('Sen, 7 Des 2026, pilihan 1')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByText('1 dari 3 hari')).toBeVisible()
  const time = screen.getByRole('radiogroup', { name: 'Waktu pada Sen, 7 Des' })
  await expect.element(time.getByRole('radio', { name: 'Sore 16–19' })).toBeInTheDocument()
})

test('while the form is sent, no day can be chosen', async () => {
  const { day, expectChosen } = await showPanel({ disabled: true })
  press(day('Mon, 23 Nov 2026'))
  await expectChosen()
})
