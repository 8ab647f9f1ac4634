import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { guardChunkReload } from './vite/guard-chunk-reload.ts'

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [tailwindcss(), reactRouter(), guardChunkReload()],
  // Known beforehand, so that the first page in development is not interrupted to prepare them.
  optimizeDeps: {
    include: ['react', 'react-dom/client', 'react-router', 'react-router/dom', '@tanstack/react-query'],
    entries: ['app/**/*.tsx'],
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Fewer, larger files: fifty small ones compress worse and cost a request each.
            advancedChunks: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
                },
                // What several screens use; what lists alone use is a file of its own.
                {
                  name: 'shared',
                  test: /storefront\/app\/(?!commerce\/listing)|node_modules\/lucide-react\//,
                  minShareCount: 3,
                },
                // What every page begins with.
                {
                  name: 'shell',
                  test: /storefront\/app\/(api|shopper|language|chunk-reload|commerce\/(header|footer|error-page|shop-logo))|lucide-react/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One file with everything in it: it starts faster, and React runs in its production form whatever NODE_ENV says.
      build: { rollupOptions: { input: './app/render-pages.ts' } },
      ...(command === 'build' && { resolve: { noExternal: true } }),
    },
  },
}))
