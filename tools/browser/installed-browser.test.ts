import { expect, test } from 'vitest'
import { browserCandidates, parseBrowserVersion } from './installed-browser.ts'

test.each([
  ['Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)\n', 'Chromium 156.0.8078.79'],
  ['Google Chrome 155.0.8001.12 \n', 'Google Chrome 155.0.8001.12'],
  ['Google Chrome for Testing 156.0.8078.4\n', 'Google Chrome for Testing 156.0.8078.4'],
  ['/usr/bin/chromium: 9: unexpected operator\nChromium 156.0.8078.79 snap\n', 'Chromium 156.0.8078.79'],
])('the version in %j is %s', (output, version) => {
  expect(parseBrowserVersion(output)).toBe(version)
})

test("Ubuntu's stub is not a browser", () => {
  const stub = "Command '/usr/bin/chromium-browser' requires the chromium snap to be installed.\n"
  expect(parseBrowserVersion(stub)).toBeUndefined()
})

const playwrightPath = '/home/me/.cache/ms-playwright/chromium-1254/chrome-linux64/chrome'

test("the system's browsers come first, by name before folder, Playwright's own last", () => {
  const files = new Set([
    playwrightPath,
    '/usr/bin/google-chrome',
    '/usr/local/bin/chrome',
    '/home/me/my bin/chromium',
    '/usr/bin/chromium-headless-shell',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ])
  const places = { pathVariable: '/usr/local/bin:/usr/bin::/home/me/my bin', playwrightPath }
  expect(browserCandidates(places, (path) => files.has(path))).toEqual([
    '/usr/bin/chromium-headless-shell',
    '/home/me/my bin/chromium',
    '/usr/bin/google-chrome',
    '/usr/local/bin/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    playwrightPath,
  ])
})

test('a file that does not exist is no candidate', () => {
  expect(browserCandidates({ pathVariable: '/usr/bin', playwrightPath }, () => false)).toEqual([])
})
