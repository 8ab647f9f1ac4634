import '../app/styles/app.css'
import { afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { forgetGuestToken } from '../app/api/guest-token.ts'
import { endSession } from '../app/shopper/session.ts'

afterEach(async () => {
  // One page shows the tests of many files: what a test has shown goes with it.
  await cleanup()
  vi.restoreAllMocks()
  // The shop remembers in memory, too, who is signed in.
  endSession()
  forgetGuestToken()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the shop itself reads and writes it so
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  }
})
