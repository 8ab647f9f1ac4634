import { expect, test } from 'vitest'
import { Address } from '../../testing/address.tsx'
import { answerCalls, connectionLost } from '../../testing/answer-calls.ts'
import { show } from '../../testing/show.tsx'
import { aProfile, comeSignedIn } from '../../testing/signed-in.ts'
import { useAsk } from '../api/browser-ask.ts'
import { usePersonalQuery } from '../shopper/use-personal-query.ts'
import { useSignOut } from './use-sign-out.ts'

/** A page with a way out, and with a button that asks for something of the customer's own. */
function Account() {
  const signOut = useSignOut()
  const ask = useAsk()
  const profile = usePersonalQuery('userProfile', {})
  return (
    <>
      <Address />
      <output aria-label="Name">{profile.data?.name}</output>
      <button type="button" onClick={signOut}>
        Sign out
      </button>
      <button type="button" onClick={() => void ask('userAddressFetch', {}).catch(() => undefined)}>
        Addresses
      </button>
    </>
  )
}

async function showAccount(answers: Parameters<typeof answerCalls>[0]) {
  comeSignedIn()
  const sent = answerCalls({ userProfile: aProfile(), userAddressFetch: [], ...answers })
  const screen = await show(<Account />, { at: '/user/profile' })
  await expect.element(screen.getByLabelText('Name')).toHaveTextContent('Dewi Pertiwi')
  const press = (name: string) => screen.getByRole('button', { name }).click()
  return { screen, press, names: () => sent.map(({ name }) => name) }
}

test('while a session ends, nothing more is asked for with it, and afterwards neither', async () => {
  const ending = Promise.withResolvers<Record<string, never>>()
  const { screen, press, names } = await showAccount({ userLogout: ending.promise })
  await press('Sign out')
  await expect.poll(names).toEqual(['userProfile', 'userLogout'])
  await press('Addresses')
  await press('Addresses')
  expect(names()).toEqual(['userProfile', 'userLogout'])
  ending.resolve({})
  await expect.element(screen.getByText('You are signed out.')).toBeVisible()
  await expect.poll(() => screen.getByLabelText('Address').element().textContent).toBe('/')
  await expect.element(screen.getByLabelText('Name')).toBeEmptyDOMElement()
  expect(document.cookie).not.toContain('frontend_token')
  expect(names()).toEqual(['userProfile', 'userLogout'])
})

test('what is asked for already is answered before the session ends', async () => {
  const asked = Promise.withResolvers<ReturnType<typeof aProfile>>()
  comeSignedIn()
  const sent = answerCalls({ userProfile: asked.promise, userLogout: {} })
  const screen = await show(<Account />, { at: '/user/profile' })
  await expect.poll(() => sent).toHaveLength(1)
  await screen.getByRole('button', { name: 'Sign out' }).click()
  expect(sent.map(({ name }) => name)).toEqual(['userProfile'])
  asked.resolve(aProfile())
  await expect.element(screen.getByText('You are signed out.')).toBeVisible()
  expect(sent.map(({ name }) => name)).toEqual(['userProfile', 'userLogout'])
})

test('where the end of the session does not reach the shop, it stays, and what was held back is asked for', async () => {
  const ending = Promise.withResolvers<typeof connectionLost>()
  const { screen, press, names } = await showAccount({ userLogout: ending.promise })
  await press('Sign out')
  await expect.poll(names).toContain('userLogout')
  await press('Addresses')
  ending.resolve(connectionLost)
  await expect.poll(names).toEqual(['userProfile', 'userLogout', 'userAddressFetch'])
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/user/profile')
  expect(document.cookie).toContain('frontend_token')
})
