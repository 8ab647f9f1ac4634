import { notFound } from '../../api/page-failure.ts'

/** Every address that is none of ours. */
export function loader() {
  throw notFound()
}

export default function NotFoundScreen() {
  return null
}
