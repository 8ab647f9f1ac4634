import * as build from 'virtual:react-router/server-build'
import { createRequestHandler } from 'react-router'
import { withDataAside } from './data-aside.ts'
import { lengthOf, routesOfLength } from './routes-of-length.ts'

type Handle = ReturnType<typeof createRequestHandler>

const handlerOf = (routes: typeof build.routes): Handle =>
  createRequestHandler({ ...build, routes }, import.meta.env.MODE)

/** For what the script of a page asks, which is about routes. */
const handleAll = handlerOf(build.routes)
const isAskedByScript = /^\/__manifest$|\.data$/

const pageRoutes = withDataAside(build.routes)
const longest = Math.max(...Object.values(build.routes).map((route) => lengthOf(route?.path ?? '')))
const handlers = new Map<number, Handle>()

/** React Router, for one address: it knows no more routes than those that the address could lead to. */
export function handlerFor(address: string): Handle {
  const { pathname } = new URL(address)
  if (isAskedByScript.test(pathname)) return handleAll
  const length = Math.min(lengthOf(pathname), longest + 1)
  const handle = handlers.get(length) ?? handlerOf(routesOfLength(pageRoutes, length))
  handlers.set(length, handle)
  return handle
}
