import * as build from 'virtual:react-router/server-build'
import { createRequestHandler } from 'react-router'
import { withDataAside } from './data-aside.ts'
import { routesAround, screensOf } from './routes-of-address.ts'

type Handle = ReturnType<typeof createRequestHandler>

const handlerOf = (routes: typeof build.routes): Handle =>
  createRequestHandler({ ...build, routes }, import.meta.env.MODE)

/** For what the script of a page asks, which is about routes. */
const handleAll = handlerOf(build.routes)
const isAskedByScript = /^\/__manifest$|\.data$/

const pageRoutes = withDataAside(build.routes)
const screensAt = screensOf(build.routes)
/** As many as there are kinds of addresses, not as there are addresses. */
const handlers = new Map<string, Handle>()

/** React Router, for one address: it knows no more routes than those that the address could lead to. */
export function handlerFor(address: string): Handle {
  const { pathname } = new URL(address)
  if (isAskedByScript.test(pathname)) return handleAll
  const screens = screensAt(pathname)
  const kind = screens.join()
  const handle = handlers.get(kind) ?? handlerOf(routesAround(pageRoutes, screens))
  handlers.set(kind, handle)
  return handle
}
