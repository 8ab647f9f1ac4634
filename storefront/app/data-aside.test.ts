import {
  data,
  type LoaderFunctionArgs,
  RouterContextProvider,
  redirect,
  type ServerBuild,
} from 'react-router'
import { expect, test } from 'vitest'
import { pageContext } from './api/page-context.ts'
import { withDataAside } from './data-aside.ts'

/** What React Router is given by the loader of a route, and what was laid aside. */
async function loaded(loader: () => unknown): Promise<{ given: unknown; aside: unknown }> {
  const routes = withDataAside({
    home: { id: 'home', path: '/', module: { default: undefined, loader } },
  } as unknown as ServerBuild['routes'])
  const madeOf: Record<string, unknown> = {}
  const context = new RouterContextProvider()
  context.set(pageContext, {
    apiFetch: fetch,
    requestId: 'r1',
    onFault: () => {},
    onPage: () => {},
    madeOf,
  })
  const given = await routes.home?.module.loader?.({ context } as unknown as LoaderFunctionArgs)
  return { given, aside: madeOf.home }
}

test('what a loader answers is laid aside for the page', async () => {
  expect(await loaded(async () => ({ slides: [1] }))).toEqual({ given: null, aside: { slides: [1] } })
})

test('an answer with a status of its own, one that leads elsewhere and none at all stay with React Router', async () => {
  for (const answer of [data({ lost: true }, { status: 404 }), redirect('/login'), null]) {
    const { given, aside } = await loaded(() => answer)
    expect(given).toBe(answer)
    expect(aside).toBeUndefined()
  }
})

test('a loader that fails still fails', async () => {
  const failing = loaded(() => {
    throw new Error('no shop')
  })
  await expect(failing).rejects.toThrow('no shop')
})

test('a route without a loader stays as it is', () => {
  const routes = { about: { id: 'about', path: '/about', module: {} } } as unknown as ServerBuild['routes']
  expect(withDataAside(routes)).toEqual(routes)
})
