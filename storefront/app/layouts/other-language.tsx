import { Outlet } from 'react-router'
import { loadShop } from '../api/load-shop.ts'
import { notFound } from '../api/page-failure.ts'
import type { Route } from './+types/other-language'

/** Pages below a language code from the database. A code that the shop does not speak is no page at all. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = await loadShop(context, url.pathname)
  if (!('language' in params) || params.language !== shop.language) throw notFound()
  return null
}

export default function OtherLanguage() {
  return <Outlet />
}
