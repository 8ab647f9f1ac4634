import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { firstChunks } from './vite/first-chunks.ts'
import { guardChunkReload } from './vite/guard-chunk-reload.ts'
import { lightIcons } from './vite/light-icons.ts'
import { oneByteCode } from './vite/one-byte-code.ts'

/** In three files: each runs in a turn of its own when a page comes to life. */
const ofReact = /node_modules\/(react|react-dom|scheduler)\//
const ofRouter = /node_modules\/react-router\//
/** Without what a single screen uses of it. */
const ofQueries =
  /node_modules\/@tanstack\/(?!.*\/(useMutation|mutationObserver|useQueries|queriesObserver)\.js)/
const ofSeveralScreens = /storefront\/app\/(?!commerce\/listing|screens)|node_modules\/lucide-react\//
/** Forms, with every refusal of the contract, and the parts of an account: no page needs them before somebody signs in. */
const ofAccounts =
  /storefront\/app\/(api\/form-resolver|commerce\/form-guard\/use-|shopper\/(social|reg)|commerce\/(account|address|auth|following|my-lists\/list-(failed|state))|ui\/(code|dialog|local-phone|note|password|phone|search-select|switch))/
/** The cart and the way to pay: no page needs them before somebody has put something into a cart. */
const ofCarts =
  /storefront\/app\/(shopper\/(use-cart|cart-|newer-cart|line-queue)|commerce\/(cart\/(?!use-add|cart-keeper|quantity-rules)|checkout|dates|voucher)|ui\/(drawer|select-box))/
/** What comes after the sale: no page needs it before somebody has an order. */
const ofOrders =
  /storefront\/app\/(api\/(ask-with-progress|new-uuid)|commerce\/((order|complaint|evidence|review)\/|counted-area)|ui\/(area-field|file-drop|numbered-(head|list)|radio-classes|sheet|step-circles|use-ignored-drops))/
/** Composing a system, and the signs of pages that nobody begins with. */
const ofSimulations =
  /storefront\/app\/commerce\/simulation\/|lucide-react\/dist\/esm\/icons\/(circle-x|clipboard-check|copy|credit-card|eye|eye-off|film|flask-conical|landmark|printer|refresh-cw|upload|wallet|wrench)\.mjs/
/** Where the stores are and when they are open: not on lists and products. */
const ofStores =
  /storefront\/app\/commerce\/(open-now-badge|opening-hours|store-(fact|words)|use-hours-lines)/
/** Articles and pages to read. */
const ofReading = /storefront\/app\/commerce\/(article-card|contents|rich-text|shop-page-address|use-current)/
const ofOneArea = (id: string): boolean =>
  [ofAccounts, ofCarts, ofOrders, ofSimulations, ofStores, ofReading].some((area) => area.test(id))

/** Browsers are sent the shorter form. */
const oneByteOnServer = {
  ...oneByteCode(),
  applyToEnvironment: ({ name }: { name: string }) => name === 'ssr',
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [tailwindcss(), reactRouter(), guardChunkReload(), lightIcons(), oneByteOnServer],
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
            codeSplitting: {
              groups: [
                { name: 'react', test: ofReact, priority: 10 },
                { name: 'router', test: ofRouter, priority: 10 },
                { name: 'queries', test: ofQueries, priority: 10 },
                ...firstChunks(),
                // What several other screens use; what one area or a few screens alone use finds files of its own.
                {
                  name: 'shared',
                  test: (id) => ofSeveralScreens.test(id) && !ofOneArea(id),
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One file with everything in it: it starts faster, and React runs in its production form whatever NODE_ENV says.
      build: { rollupOptions: { input: './app/render-pages.ts', output: { comments: false } } },
      ...(command === 'build' && {
        resolve: { noExternal: true },
        // Code for servers keeps the question otherwise, and asks it anew at every element.
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
    },
  },
}))
