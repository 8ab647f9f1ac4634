import { defineConfig } from '@playwright/test'

/** Handed over by the test runner, or the defaults of this machine. */
const port = Number(process.env.E2E_PORT ?? 4390)
const executablePath = process.env.E2E_BROWSER ?? '/usr/bin/chromium-headless-shell'
const dataDir = process.env.E2E_DATA_DIR ?? '../var/testing/e2e'

// Chromium refuses its sandbox to root; the flags keep it from looking for hosts that no test needs.
const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'results',
  // One more than the cores: a worker waits a sixth of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  // Patience for a busy machine; nothing waits longer than it has to.
  expect: { timeout: 15_000 },
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // What a service worker asks for cannot be seen or answered by a journey; the one about it allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: browserArgs },
    screenshot: 'only-on-failure',
  },
  // Encoding pictures in the shop and drawing them in the browser takes a sixth of the time: only journeys that are
  // about pictures, or about what moves when they arrive, load them.
  projects: [
    {
      name: 'without pictures',
      grepInvert: /@pictures/,
      use: {
        launchOptions: { executablePath, args: [...browserArgs, '--blink-settings=imagesEnabled=false'] },
      },
    },
    { name: 'with pictures', grep: /@pictures/ },
  ],
  webServer: {
    command: `"${process.execPath}" serve-shop.ts`,
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
      SITE_URL: `http://localhost:${port}`,
      DEMO: '1',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    timeout: 180_000,
    // While working on journeys, a shop that runs already (`node e2e/serve-shop.ts`) is used again.
    reuseExistingServer: process.env.E2E_REPORT === undefined,
  },
})
