/** The habits of CONTRIBUTING.md as numbers. */
export const longFile = 200
export const tooLongFile = 300
export const shareOfLongFiles = 0.1
export const mostParameters = 3

/** Data and history are as long as they are; declarations are not ours. */
export function isMeasured(file: string): boolean {
  return !file.startsWith('demo/data/') && !file.startsWith('server/migrations/') && !file.endsWith('.d.ts')
}

/** React Router calls the exports of this file with parameters of its own choosing. */
export const signatureGiven: readonly string[] = ['storefront/app/entry.server.tsx']
