import { loadConfig } from '@gema/server/platform/config.ts'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which the tests make databases of their own. */
    postgresUrl: string
  }
}

/** Hands the address of a real PostgreSQL to the tests; `npm test` always has one. */
export default function provideServer(project: TestProject): void {
  const { databaseUrl } = loadConfig()
  if (databaseUrl === undefined) {
    throw new Error(
      'these tests need a PostgreSQL: node tools/postgres/run-with-postgres.ts -- npx vitest run --project process',
    )
  }
  project.provide('postgresUrl', databaseUrl)
}
