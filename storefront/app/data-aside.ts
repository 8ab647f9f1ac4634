import type { ServerBuild } from 'react-router'
import { pageContext } from './api/page-context.ts'

type Routes = ServerBuild['routes']
type Loader = NonNullable<NonNullable<Routes[string]>['module']['loader']>

/**
 * The same routes, whose loaders lay what they answer aside: React Router would write it down value by value for the
 * page's script, which takes as long as to draw the page. Answers with a status of their own, and those that lead
 * elsewhere, stay with it.
 */
export const withDataAside = (routes: Routes): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const loader = route?.module.loader
      if (route === undefined || loader === undefined) return [id, route]
      return [id, { ...route, module: { ...route.module, loader: layingAside(id, loader) } }]
    }),
  )

const layingAside =
  (id: string, loader: Loader): Loader =>
  async (args) => {
    const answer: unknown = await loader(args)
    if (!isPlain(answer)) return answer
    args.context.get(pageContext).madeOf[id] = answer
    return null
  }

const isPlain = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && Object.getPrototypeOf(answer) === Object.prototype
