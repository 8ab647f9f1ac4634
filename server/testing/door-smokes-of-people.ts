import { expect } from 'vitest'
import { customerOfToken, signIn } from '../modules/accounts/accounts.ts'
import { addAddress, addressesOf, removeAddress } from '../modules/addresses/addresses.ts'
import { takeMessage } from '../modules/contact/contact.ts'
import {
  beginSocialSignIn,
  finishSocialSignIn,
  identitiesOf,
  type SocialProviders,
  unlinkProvider,
} from '../modules/identity/identity.ts'
import { findInstallation } from '../modules/installations/installations.ts'
import { askForNewsletter, confirmNewsletter, getsNewsletter } from '../modules/newsletter/newsletter.ts'
import { deliverMail, findMail, latestMails, postLetter } from '../modules/notifications/notifications.ts'
import { takeApplication } from '../modules/sellers/sellers.ts'
import { signStaffIn, staffOfToken, switchStaff } from '../modules/staff/staff.ts'
import { addWish, removeWish, wishesOf } from '../modules/wishlist/wishlist.ts'
import { hashToken } from '../platform/secrets.ts'
import { newestMailTo, tokenIn } from './a-registration.ts'
import { anInstallation } from './an-installation.ts'
import { answered } from './answered.ts'
import { type DoorSmoke, findDemoProduct, findDewi } from './door-smoke.ts'
import { runSql } from './run-sql.ts'

/** Modules of customers, staff and the mails between them and the shop. */
export const smokesOfPeople = {
  accounts: {
    name: 'a wrong password is refused, and the right one begins a session',
    run: async ({ shop: { db }, clock }) => {
      const email = 'bima@surel.example'
      const visit = { email, network: '203.0.113.9', userAgent: 'a browser', remember: false }
      const wrong = await signIn(db, clock, { ...visit, password: 'something else' })
      expect(wrong).toMatchObject({ refused: expect.stringContaining('password_incorrect') })
      const right = await signIn(db, clock, { ...visit, password: 'gema-demo' })
      const token = 'token' in right ? right.token : ''
      expect(await customerOfToken(db, clock, token)).toMatchObject({ email, emailVerifiedAt: clock.now() })
    },
  },
  addresses: {
    name: 'a new default address takes the place of the old one, until it is removed',
    run: async (shop) => {
      const { db } = shop.shop
      const { id: customerId, name: recipient, phone } = await findDewi(shop)
      const labels = async () =>
        (await addressesOf(db, customerId)).map(({ label, isDefault }) => [label, isDefault])
      const place = { street: 'Jl. Melati No. 7', postcode: '12430', subdistrictCode: '31.74.06.1001' }
      const draft = { label: 'Orang tua', recipient, phone, ...place }
      const added = await addAddress(db, shop.clock, { customerId, draft, makeDefault: true, most: 3 })
      expect(await labels()).toEqual([
        ['Orang tua', true],
        ['Rumah', false],
        ['Kantor', false],
      ])
      expect(await addAddress(db, shop.clock, { customerId, draft, makeDefault: true, most: 3 })).toBe('full')
      await removeAddress(db, { customerId, uuid: added === 'full' ? '' : added.uuid })
      expect(await labels()).toEqual([
        ['Rumah', true],
        ['Kantor', false],
      ])
    },
  },
  contact: {
    name: 'a sender who writes twice within ten minutes is thanked once',
    run: async ({ shop }) => {
      const sender = { name: 'Sari Wulandari', email: 'sari-writes@surel.example', phone: '', language: 'id' }
      const message = {
        ...sender,
        topic: 'product',
        orderNumber: '',
        message: 'Do you have it in oak?',
      } as const
      await takeMessage(shop.db, shop, message)
      await takeMessage(shop.db, shop, message)
      const mails = await latestMails(shop.db, 100)
      expect(mails.filter(({ recipient }) => recipient === sender.email)).toHaveLength(1)
      expect(mails.filter(({ subject }) => subject.includes(sender.name))).toHaveLength(2)
    },
  },
  identity: {
    name: 'a customer who comes back from a provider is signed in once, connected, and disconnected again',
    run: async (shop) => {
      const { db, clock, jobs } = shop.shop
      const customer = await findDewi(shop)
      let state = ''
      const social: SocialProviders = {
        has: () => true,
        signInUrl: async (_provider, wanted) => {
          state = wanted.state
          return 'https://provider.example'
        },
        claimsOf: async () => ({ sub: 'dewi-at-google', email: customer.email, email_verified: true }),
      }
      const around = { clock, jobs, social, siteUrl: 'https://shop.example' }
      const browser = { browserSecret: 'secret', language: 'id', userAgent: 'a browser', requestId: 'test' }
      const flow = {
        provider: 'google',
        browserHash: hashToken('secret'),
        next: '/cart',
        language: 'id',
      } as const
      expect(await beginSocialSignIn(db, around, flow)).toEqual({ leaveTo: 'https://provider.example' })
      const returned = { ...browser, query: `?state=${state}`, caller: undefined }
      expect(await finishSocialSignIn(db, around, returned)).toMatchObject({
        customer: { id: customer.id },
        isConnected: true,
        next: '/cart',
      })
      expect(await finishSocialSignIn(db, around, returned)).toEqual({ refused: 'social_failed' })
      expect(await identitiesOf(db, customer.id)).toEqual([{ provider: 'google', email: customer.email }])
      expect(await unlinkProvider(db, customer, 'google')).toBe('done')
      expect(await identitiesOf(db, customer.id)).toEqual([])
    },
  },
  installations: {
    name: 'a request that is sent twice with one key is there once, with the days that were wished for',
    run: async (shop) => {
      const request = anInstallation()
      const { reference } = answered(await shop.askAs()('installationRequestStore', request))
      expect(answered(await shop.askAs()('installationRequestStore', request))).toEqual({ reference })
      expect(await findInstallation(shop.shop.db, { reference })).toMatchObject({
        wishes: request.wishes,
        sentAt: shop.clock.now(),
      })
    },
  },
  newsletter: {
    name: 'an address is on the list once its link has been followed, and a second time changes nothing',
    run: async (shop) => {
      const { db, clock, jobs } = shop.shop
      const email = 'reader@surel.example'
      const around = { clock, jobs, pagesUrl: 'https://shop.example' }
      await askForNewsletter(db, around, { email, language: 'en' })
      expect(await getsNewsletter(db, email)).toBe(false)
      const token = tokenIn(await newestMailTo(shop, email))
      expect(await confirmNewsletter(db, clock, token)).toBe(true)
      expect(await confirmNewsletter(db, clock, token)).toBe(true)
      expect(await getsNewsletter(db, email)).toBe(true)
    },
  },
  notifications: {
    name: 'a mail is sent once, and blanked where the shop does not keep it',
    run: async (shop) => {
      const { db, clock } = shop.shop
      const letter = {
        language: 'en',
        subject: 'A word',
        heading: 'A word',
        paragraphs: ['Hello'],
        footer: '',
      }
      const recipient = 'a-word@surel.example'
      await postLetter(db, shop.shop, { recipient, letter })
      const mail = (await latestMails(db, 100)).find((one) => one.recipient === recipient)
      const sent: string[] = []
      const send = async (message: { recipient: string }) => void sent.push(message.recipient)
      const transport = { title: 'a test', keeps: false, send, close: () => {} }
      await deliverMail(db, { clock, mail: transport }, mail?.uuid ?? '')
      await deliverMail(db, { clock, mail: transport }, mail?.uuid ?? '')
      expect(sent).toEqual([recipient])
      expect(await findMail(db, mail?.uuid ?? '')).toMatchObject({ sentAt: clock.now(), text: '' })
    },
  },
  sellers: {
    name: 'an application is kept with a reference of its own',
    run: async (shop) => {
      const { db } = shop.shop
      const store = { storeName: 'Suara Timur', ownerName: 'Raka Wijaya', category: 'karaoke' } as const
      const place = { cityCode: '32.76', street: 'Jl. Margonda No. 7', language: 'id' }
      const words = { email: 'raka@surel.example', phone: '0812', about: 'Karaoke rooms.', website: '' }
      const bank = { bankName: 'Bank Nusa', bankAccountName: 'Raka', bankAccountNumber: '8899776655' }
      const secret = { ...bank, identityNumber: '3174061212900007', taxNumber: null }
      const documents = { identity: Uint8Array.of(1, 2, 3), tax: undefined }
      const application = { told: { ...store, ...place, ...words }, secret, documents }
      const reference = await takeApplication(db, shop.shop, application)
      const rows = await runSql(shop, 'select reference, store_name, sent_at from seller_applications')
      expect(rows).toEqual([{ reference, store_name: 'Suara Timur', sent_at: shop.clock.now() }])
    },
  },
  staff: {
    name: 'a member who is switched off is signed out for good, and can sign in again once switched on',
    run: async ({ shop: { db }, clock }) => {
      const member = { email: 'staff@gema.example', password: 'gema-demo', network: '203.0.113.9' }
      const enter = async () => {
        const entered = await signStaffIn(db, clock, member)
        return 'token' in entered ? entered.token : entered.refused
      }
      const token = await enter()
      expect(await staffOfToken(db, clock, token)).toMatchObject({ name: 'Ratna Prameswari', role: 'owner' })
      await switchStaff(db, { email: member.email, isActive: false })
      expect(await enter()).toBe('staff_sign_in_failed')
      await switchStaff(db, { email: member.email, isActive: true })
      expect(await staffOfToken(db, clock, token)).toBeUndefined()
      expect(await staffOfToken(db, clock, await enter())).toMatchObject({ email: member.email })
    },
  },
  wishlist: {
    name: 'a product that is wished for twice is there once, in front, until it is removed',
    run: async (shop) => {
      const { db } = shop.shop
      const { id: customerId } = await findDewi(shop)
      const { id: productId, uuid } = await findDemoProduct(shop, 'LRS-ARIA5-WAL')
      const before = [...(await wishesOf(db, customerId))]
      expect(before).toHaveLength(14)
      const wish = { customerId, productId, addedAt: shop.clock.now() }
      expect(await addWish(db, wish, 14)).toBe('full')
      expect(await addWish(db, wish, 15)).toBe('added')
      expect(await addWish(db, wish, 15)).toBe('added')
      expect([...(await wishesOf(db, customerId))]).toEqual([[productId, uuid], ...before])
      await removeWish(db, wish)
      expect([...(await wishesOf(db, customerId))]).toEqual(before)
    },
  },
} satisfies Record<string, DoorSmoke>
