import { findOrInstall } from '../browser/find-or-install.ts'

/** An nginx to try the settings with, and openssl to make it a certificate; else none, and it says so. */
export async function findNginx(say: (line: string) => void): Promise<string | undefined> {
  const found = await findOrInstall('nginx', ['nginx', 'openssl'], say)
  if (found === undefined)
    say('There is no nginx on this machine: its settings are not tried. Try apt-get install nginx.')
  return found
}
