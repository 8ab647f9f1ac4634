import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aStored } from '../../../testing/a-stored.ts'
import { connectionLost, refused } from '../../../testing/answer-calls.ts'
import { fieldOf, openInstallation } from '../../../testing/open-installation.tsx'

test('a code that is not saved is told at its field, one that cannot be looked up is not held against it', async () => {
  let answer: typeof connectionLost | ReturnType<typeof refused> = refused(404, 'Simulation not found')
  await openInstallation({ answers: { simulationFindStored: () => answer } })
  const code = fieldOf('Simulation code')
  await code.fill('2345 6789')
  await userEvent.tab()
  await expect
    .element(code)
    .toHaveAccessibleDescription('There is no simulation with this code. Check it, or leave it empty.')
  answer = connectionLost
  await code.fill('K7MX 29PW')
  await userEvent.tab()
  await expect
    .element(code)
    .toHaveAccessibleDescription('We could not look it up just now. You can send the form all the same.')
})

test('the code of the address is filled in, and what it stands for is shown with the way to it', async () => {
  const stored = aStored({ name: 'Sudut vinil', lines: 3, price: 12_500_000 })
  const { screen } = await openInstallation({
    language: 'id',
    at: '/id/request-instalasi?code=k7mx29pw',
    answers: { simulationFindStored: stored },
  })
  await expect.element(fieldOf('Kode simulasi')).toHaveValue('K7MX 29PW')
  await expect.element(screen.getByText('Sudut vinil')).toBeVisible()
  await expect.element(screen.getByText('3 komponen · Rp 12.500.000')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Buka' }))
    .toHaveAttribute('href', `/id/simulation/${stored.uuid}`)
})
