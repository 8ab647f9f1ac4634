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

/** What differs between the two databases: opening, locking, migrations, listening and the driver. */
const onBothDatabases = [
  'server/platform/database/{ask-together,insert-kept,kept-query,listen,lock-waits,migrate,session,upsert}.test.ts',
]

/** A start on the embedded database, and one question to each module. */
const onEmbeddedAlone = ['host/embedded-doors.test.ts', 'server/platform/database/open-database.test.ts']

/** What proves machinery and is slow by nature: `npm run test:deep`. */
const deep = ['e2e/deep/**/*.test.ts', 'tools/deploy/nginx*.test.ts']

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
          exclude: deep,
        },
      },
      {
        // Parts of pages in a real browser, without a shop behind them.
        plugins: [tailwindcss()],
        // Bundle dependencies before the run: a package found during it would reload the page.
        optimizeDeps: { force: true },
        test: {
          name: 'components',
          include: ['storefront/**/*.test.tsx'],
          setupFiles: ['storefront/testing/prepare-components.ts'],
          testTimeout: 15_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              // Tests do not wait for animations.
              contextOptions: { reducedMotion: 'reduce' },
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
        // Everything that stands on a database, on a PostgreSQL server.
        test: {
          name: 'shop',
          include: ['server/**/*.test.ts', 'host/**/*.test.ts', 'demo/**/*.test.ts'],
          exclude: [...withoutDatabase, ...onEmbeddedAlone],
          globalSetup: 'server/testing/prepare-test-database.ts',
        },
      },
      {
        test: {
          name: 'embedded',
          include: [...onBothDatabases, ...onEmbeddedAlone],
          globalSetup: 'server/testing/prepare-embedded-database.ts',
        },
      },
      {
        // The built shop as a process of its own: how it starts, refuses to start, and stops.
        test: {
          name: 'process',
          include: ['e2e/process/**/*.test.ts'],
          globalSetup: 'e2e/process/provide-server.ts',
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'deep',
          include: deep,
          globalSetup: 'e2e/process/provide-server.ts',
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
})
