import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** Tests that need no database run once, and not on each of them. */
const withoutDatabase = [
  'server/modules/*/{rules,match-rules}/**/*.test.ts',
  'server/platform/{*,files/*,keep/*,mail/*}.test.ts',
  'server/calls/**/present-*.test.ts',
  'demo/data/**/*.test.ts',
]

export default defineConfig({
  test: {
    // Two cores, and each embedded database wants half a gigabyte.
    maxWorkers: 2,
    // A process for every file would spend most of its time on loading the same modules.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'contract/**/*.test.ts',
            'storefront/**/*.test.ts',
            'tools/**/*.test.ts',
            ...withoutDatabase,
          ],
        },
      },
      {
        // Parts of pages in a real browser, without a shop behind them.
        plugins: [tailwindcss()],
        test: {
          name: 'components',
          include: ['storefront/**/*.test.tsx'],
          setupFiles: ['storefront/testing/prepare-components.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: {
                executablePath: process.env.E2E_BROWSER ?? '/usr/bin/chromium-headless-shell',
                args: ['--no-sandbox', '--disable-gpu'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        // Everything that stands on a database; the same tests run on the embedded one and on a server.
        test: {
          name: 'shop',
          include: ['server/**/*.test.ts', 'host/**/*.test.ts', 'demo/**/*.test.ts'],
          exclude: withoutDatabase,
          globalSetup: 'server/testing/prepare-test-database.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The built shop as a process of its own: how it starts, refuses to start, and stops.
        test: {
          name: 'process',
          include: ['e2e/process/**/*.test.ts'],
          globalSetup: 'e2e/process/provide-server.ts',
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
})
