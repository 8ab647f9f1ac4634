import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '../app/api/query-client.ts'
import { ShopProvider } from '../app/api/use-shop.ts'
import { pageWordsOf } from '../app/language/translate.ts'
import { LanguageProvider } from '../app/language/use-language.ts'
import { WordsProvider } from '../app/language/use-words.ts'
import { aShop } from './a-shop.ts'

const NothingYet = () => null

/** Shows a screen with the loader of its route, in English; `show` is for parts of a screen. */
export async function showRoute(route: RouteObject, at: string) {
  document.documentElement.lang = 'en'
  const client = createQueryClient()
  const around = (
    <QueryClientProvider client={client}>
      <ShopProvider value={aShop}>
        <LanguageProvider value={{ language: 'en', direction: 'ltr' }}>
          <WordsProvider value={pageWordsOf('en', undefined)}>
            <Outlet />
          </WordsProvider>
        </LanguageProvider>
      </ShopProvider>
    </QueryClientProvider>
  )
  const router = createMemoryRouter([{ element: around, HydrateFallback: NothingYet, children: [route] }], {
    initialEntries: [at],
  })
  return render(<RouterProvider router={router} />)
}
