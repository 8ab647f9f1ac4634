import '../app/styles/app.css'
import { afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { forgetGuestToken } from '../app/api/guest-token.ts'
import { endSession } from '../app/shopper/session.ts'

afterEach(async () => {
  // All test files share one page, so each test removes what it has rendered.
  await cleanup()
  vi.restoreAllMocks()
  // The session and the guest token are also cached in memory.
  endSession()
  forgetGuestToken()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the shop itself reads and writes it so
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  }
})
