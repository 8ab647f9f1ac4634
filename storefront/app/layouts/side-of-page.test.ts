import { expect, test } from 'vitest'
import { sideOfPage } from './side-of-page.ts'

test('a screen has the same side in every language', () => {
  expect(sideOfPage('/id/register', '')).toEqual(sideOfPage('/register', ''))
  expect(sideOfPage('/:language/register', '').welcome).toBe('welcome_register')
})

test('a link for a new password has another side than asking for one', () => {
  expect(sideOfPage('/forgotPassword', '').welcome).toBe('welcome_forgot')
  expect(sideOfPage('/forgotPassword', '?token=abc').welcome).toBe('welcome_new_password')
})

test('a screen that is not known is welcome too', () => {
  expect(sideOfPage('', '').welcome).toBe('welcome_login')
})
