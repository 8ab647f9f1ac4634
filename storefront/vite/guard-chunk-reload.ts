import type { Plugin } from 'vite'

const original = 'window.location.reload();'

/**
 * React Router reloads the page whenever the code of a route cannot be loaded, without end if it never can.
 * This puts our own rule in its place (see app/chunk-reload.ts): at most once a minute, then the error page.
 */
export function guardChunkReload(): Plugin {
  return {
    name: 'gema-guard-chunk-reload',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.includes('react-router') || !id.endsWith('dom/ssr/routeModules.js')) return undefined
      if (!code.includes(original)) {
        this.error('React Router no longer reloads as expected: look at vite/guard-chunk-reload.ts')
      }
      return { code: code.replace(original, 'window.gemaChunkFailed();'), map: null }
    },
  }
}
