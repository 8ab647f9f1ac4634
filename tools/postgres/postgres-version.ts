/** The oldest PostgreSQL that Gema's migrations are written for. */
export const oldestMajor = 15

/** '15.18' out of 'postgres (PostgreSQL) 15.18 (Debian …)' or of the server's own '15.18 (Debian …)'. */
export function parsePostgresVersion(line: string): string | undefined {
  return /^(?:postgres \(PostgreSQL\) )?(\d+(?:\.\d+|beta\d+|rc\d+|devel)?)/.exec(line.trim())?.[1]
}

export function isNewEnough(version: string): boolean {
  return Number.parseInt(version, 10) >= oldestMajor
}
