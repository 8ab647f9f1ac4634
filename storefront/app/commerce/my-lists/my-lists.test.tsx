import { useLocation, useNavigate } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { aCard } from '../../../testing/a-card.ts'
import { Address } from '../../../testing/address.tsx'
import { answerCalls, connectionLost, refused } from '../../../testing/answer-calls.ts'
import { show } from '../../../testing/show.tsx'
import { aProfile, comeSignedIn } from '../../../testing/signed-in.ts'
import { beginSession, endSession } from '../../shopper/session.ts'
import { CompareButton } from '../compare/compare-button.tsx'
import { FollowButton } from '../following/follow-button.tsx'
import { FollowerCount } from '../following/follower-count.tsx'
import { WishHeart } from '../wishlist/wish-heart.tsx'
import { PendingChangeKeeper } from './pending-change-keeper.tsx'

const uuid = 'd8896a9f-14b0-8f75-ad39-ab3d8447b85e'
const other = 'd8896a9f-14b0-8f75-ad39-ab3d8447b85f'
const store = { slug: 'akustika-yogya', name: 'Akustika Yogya', follower_count: 1_240 }

const nothing = { data: [], current_page: 1, last_page: 1, per_page: 1, total: 0 }
const wishes = (...uuids: string[]) => ({ result: nothing, uuids })
const comparing = (...uuids: string[]) => ({
  category: null,
  groups: [],
  products: uuids.map((one) => ({ ...aCard({ uuid: one }), category: 'Speakers' })),
})

/** A page with a button for each list. The sign-in has a layout of its own, in which nothing is kept. */
function Buttons() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <>
      {!pathname.endsWith('/login') && <PendingChangeKeeper />}
      <WishHeart uuid={uuid} product="Aria 9" className="" />
      <CompareButton uuid={uuid} />
      <FollowButton store={store} />
      <p>
        <FollowerCount store={store} />
      </p>
      <button type="button" onClick={() => navigate('/stores')}>
        Elsewhere
      </button>
      <Address />
    </>
  )
}

async function showButtons(answers: Parameters<typeof answerCalls>[0] = {}, language: 'en' | 'id' = 'en') {
  const sent = answerCalls({
    userProfile: aProfile(),
    wishlistFetch: wishes(),
    compareListFetch: comparing(),
    storeFollowing: [],
    ...answers,
  })
  const at = language === 'id' ? '/id/all/karaoke' : '/all/karaoke'
  const screen = await show(<Buttons />, { language, at })
  const pressed = (name: string) => screen.getByRole('button', { name, exact: true, pressed: true })
  const button = (name: string) => screen.getByRole('button', { name })
  return {
    screen,
    sent,
    button,
    pressed,
    calls: (wanted: string) => sent.filter(({ name }) => name === wanted),
  }
}

test('a heart is pressed at once, before the shop has answered', async () => {
  comeSignedIn()
  const answer = Promise.withResolvers<{ wishlisted: 1 }>()
  const { button, pressed } = await showButtons({ wishlistStore: answer.promise })
  await button('Add Aria 9 to wishlist').click()
  await expect.element(pressed('Remove Aria 9 from wishlist')).toBeVisible()
  answer.resolve({ wishlisted: 1 })
})

test('a press that does not reach the shop is taken back, with a sentence', async () => {
  comeSignedIn()
  const { screen, button } = await showButtons({ wishlistStore: connectionLost })
  await button('Add Aria 9 to wishlist').click()
  await expect.element(screen.getByText(/That could not be saved\./).first()).toBeVisible()
  await expect.element(button('Add Aria 9 to wishlist')).toHaveAttribute('aria-pressed', 'false')
})

test('what the shop refuses is told in its words, and the button is not pressed', async () => {
  comeSignedIn()
  const sentence = 'You can compare 4 products. Take one out first.'
  const { screen, button } = await showButtons({ compareListStore: refused(201, sentence) })
  await button('Compare').click()
  await expect.element(screen.getByText(sentence).first()).toBeVisible()
  await expect.element(button('Compare')).toHaveAttribute('aria-pressed', 'false')
})

test('a compared product leads to all of them, with how many there are', async () => {
  comeSignedIn()
  const { screen, button } = await showButtons({
    compareListFetch: comparing(other),
    compareListStore: { uuids: [other, uuid] },
  })
  await expect.element(screen.getByRole('link', { name: 'Compare (1)' })).toBeVisible()
  await button('Compare').click()
  await expect.element(button('In your comparison')).toHaveAttribute('aria-pressed', 'true')
  await expect
    .element(screen.getByRole('link', { name: 'Compare (2)' }))
    .toHaveAttribute('href', '/user/compare')
})

test('the public count of a store moves with the press, and back with the next one', async () => {
  comeSignedIn()
  const { screen, button } = await showButtons(
    {
      storeFollow: { slugs: [store.slug], follower_count: 1_241 },
      storeUnfollow: { slugs: [], follower_count: 1_240 },
    },
    'id',
  )
  await expect.element(screen.getByText('1.240 pengikut')).toBeVisible()
  await button('Ikuti Akustika Yogya').click()
  await expect.element(screen.getByText('1.241 pengikut')).toBeVisible()
  await button('Akustika Yogya diikuti').click()
  await expect.element(screen.getByText('1.240 pengikut')).toBeVisible()
  await expect.element(button('Ikuti Akustika Yogya')).toHaveAttribute('aria-pressed', 'false')
})

test('a followed store says so in English, too, and how many follow it', async () => {
  comeSignedIn()
  const { screen, button } = await showButtons({
    storeFollow: { slugs: [store.slug], follower_count: 1_241 },
  })
  await expect.element(screen.getByText('1.240 followers')).toBeVisible()
  await button('Follow Akustika Yogya').click()
  await expect.element(button('Following Akustika Yogya')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByText('1.241 followers')).toBeVisible()
})

test('a change in another tab shows as soon as this one comes into view', async () => {
  comeSignedIn()
  let uuids = [other]
  const { screen, button } = await showButtons({ compareListFetch: () => comparing(...uuids) })
  await expect.element(screen.getByRole('link', { name: 'Compare (1)' })).toBeVisible()
  await expect.element(button('Compare')).toHaveAttribute('aria-pressed', 'false')
  uuids = [other, uuid]
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(button('In your comparison')).toHaveAttribute('aria-pressed', 'true')
})

test('a guest signs in first, and on the next page it is done, once', async () => {
  onTestFinished(() => endSession())
  const { screen, sent, button, calls } = await showButtons({ wishlistStore: { wishlisted: 1 } }, 'id')
  await button('Tambahkan Aria 9 ke wishlist').click()
  await expect.element(screen.getByLabelText('Address')).toMatchTextContent(/^\/id\/login\?next=/)
  expect(sent).toEqual([])
  beginSession('token-of-dewi')
  await button('Elsewhere').click()
  await expect.element(button('Hapus Aria 9 dari wishlist')).toHaveAttribute('aria-pressed', 'true')
  await button('Elsewhere').click()
  await expect.poll(() => calls('wishlistStore').map(({ input }) => input)).toEqual([{ uuid }])
})

test('a guest who leaves the sign-in and signs in later finds nothing done', async () => {
  onTestFinished(() => endSession())
  const { screen, button, calls } = await showButtons()
  await button('Compare').click()
  await expect.element(screen.getByLabelText('Address')).toMatchTextContent(/^\/login\?next=/)
  await button('Elsewhere').click()
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/stores')
  await expect.poll(() => sessionStorage.length).toBe(0)
  beginSession('token-of-dewi')
  await expect.poll(() => calls('compareListFetch')).toHaveLength(1)
  await expect.element(button('Compare')).toHaveAttribute('aria-pressed', 'false')
  expect(calls('compareListStore')).toEqual([])
})

test('a session that the shop no longer knows leads to the sign-in', async () => {
  comeSignedIn()
  const { screen, button } = await showButtons({ wishlistStore: refused(401, 'Please sign in.') })
  await button('Add Aria 9 to wishlist').click()
  await expect.element(screen.getByLabelText('Address')).toMatchTextContent(/^\/login/)
  expect(document.cookie).not.toContain('frontend_token')
})
