import type { CommonData } from '@gema/contract/calls/common.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, useEffect } from 'react'
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '../app/api/query-client.ts'
import { ShopProvider } from '../app/api/use-shop.ts'
import { pageWordsOf } from '../app/language/translate.ts'
import { LanguageProvider } from '../app/language/use-language.ts'
import { WordsProvider } from '../app/language/use-words.ts'
import { Toaster } from '../app/ui/toaster.tsx'
import { aShop } from './a-shop.ts'

interface Around {
  language?: 'en' | 'id'
  /** The address of the page. */
  at?: InitialEntry
  shop?: CommonData
}

/** Tells that the effects of all elements before it have run. */
function LastEffect({ tell }: { tell: () => void }) {
  useEffect(tell, [tell])
  return null
}

/** Shows a component as on a page of the shop: with language, words, shared data, router and toasts. */
export async function show(element: ReactElement, { language = 'en', at = '/', shop = aShop }: Around = {}) {
  document.documentElement.lang = language
  const shown = Promise.withResolvers<void>()
  const page = (
    <QueryClientProvider client={createQueryClient()}>
      <ShopProvider value={shop}>
        <LanguageProvider value={{ language, direction: 'ltr' }}>
          <WordsProvider value={pageWordsOf(language, undefined)}>
            {element}
            <Toaster />
            <LastEffect tell={shown.resolve} />
          </WordsProvider>
        </LanguageProvider>
      </ShopProvider>
    </QueryClientProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] })
  const screen = await render(<RouterProvider router={router} />)
  // React in its production form draws in its own time.
  await shown.promise
  return screen
}
