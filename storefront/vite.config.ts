import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { guardChunkReload } from './vite/guard-chunk-reload.ts'

const ofSeveralScreens = /storefront\/app\/(?!commerce\/listing|screens)|node_modules\/lucide-react\//
const ofEveryPage =
  /storefront\/app\/(api|shopper|language|chunk-reload|commerce\/(header|footer|error-page|shop-logo|demo-|search\/(search-address|recent-searches))|ui\/when-idle)|lucide-react/
/** Forms, with every refusal of the contract, and the parts of an account: no page needs them before somebody signs in. */
const ofAccounts =
  /storefront\/app\/(api\/form-resolver|shopper\/(social|reg)|commerce\/(account|address|auth|following|my-lists\/list-(failed|state))|ui\/(code|dialog|local-phone|note|password|phone|search-select|switch))/
/** The cart and the way to pay: no page needs them before somebody has put something into a cart. */
const ofCarts =
  /storefront\/app\/(shopper\/(use-cart|cart-|newer-cart|line-queue)|commerce\/(cart\/(?!use-add|cart-keeper|quantity-rules)|checkout|dates|voucher)|ui\/(drawer|select-box))/
/** What the product page needs at once and other code too: in one file, not in six. */
const ofProducts =
  /storefront\/app\/(screens\/product\/(offer-words|buy-words|gallery\/(gallery-words|round-button))|commerce\/(dates\/(use-dates|date-words|jakarta-day)|cart\/quantity-rules)|ui\/quantity-stepper)/
const onFirstPages = (id: string): boolean => !ofAccounts.test(id) && !ofCarts.test(id)

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
                // What several screens use; what lists, accounts or a few screens alone use finds files of its own.
                {
                  name: 'shared',
                  test: (id) => ofSeveralScreens.test(id) && onFirstPages(id),
                  minShareCount: 3,
                },
                { name: 'product', test: ofProducts, minShareCount: 2 },
                // What every page begins with.
                {
                  name: 'shell',
                  test: (id) => ofEveryPage.test(id) && onFirstPages(id),
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
