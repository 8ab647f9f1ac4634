import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { guardChunkReload } from './vite/guard-chunk-reload.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), reactRouter(), guardChunkReload()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    ssr: {
      // One file with everything in it: it starts faster, and React runs in its production form whatever NODE_ENV says.
      build: { rollupOptions: { input: './app/render-pages.ts' } },
      resolve: { noExternal: true },
    },
  },
})
