import '../app/styles/app.css'
import { afterEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'

afterEach(async () => {
  // One page shows the tests of many files: what a test has shown goes with it.
  await cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the shop itself reads and writes it so
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  }
})
