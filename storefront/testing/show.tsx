import type { CommonData } from '@gema/contract/calls/common.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
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

/** Shows a component as on a page of the shop: with language, words, shared data, router and toasts. */
export async function show(element: ReactElement, { language = 'en', at = '/', shop = aShop }: Around = {}) {
  document.documentElement.lang = language
  const page = (
    <QueryClientProvider client={createQueryClient()}>
      <ShopProvider value={shop}>
        <LanguageProvider value={{ language, direction: 'ltr' }}>
          <WordsProvider value={pageWordsOf(language, undefined)}>
            {element}
            <Toaster />
          </WordsProvider>
        </LanguageProvider>
      </ShopProvider>
    </QueryClientProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] })
  return render(<RouterProvider router={router} />)
}
