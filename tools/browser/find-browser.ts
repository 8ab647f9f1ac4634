import { canUseApt, installWithPlaywright, waysWithApt } from './install-browser.ts'
import { type Browser, installedBrowser } from './installed-browser.ts'

/**
 * A Chromium for the journeys: an installed one, else one that apt-get installs (when we are root), else Playwright's
 * own. Fails with a sentence that says how to install one.
 */
export async function findBrowser({ say }: { say: (line: string) => void }): Promise<Browser> {
  const installed = await installedBrowser()
  if (installed) return installed
  const ways = canUseApt() ? [...waysWithApt, installWithPlaywright] : [installWithPlaywright]
  for (const install of ways) {
    await install(say)
    const browser = await installedBrowser()
    if (browser) return browser
  }
  throw new Error(
    'There is no Chromium or Chrome on this machine and none could be installed: install one, for example with sudo apt-get install chromium or npx playwright install --with-deps chromium.',
  )
}
