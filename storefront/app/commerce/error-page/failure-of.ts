import { isRouteErrorResponse } from 'react-router'
import type { PageFailure } from '../../api/page-failure.ts'

const isFailure = (data: unknown): data is PageFailure =>
  typeof data === 'object' && data !== null && 'status' in data && 'message' in data

/** What went wrong, as far as a shopper may know: a status, and a sentence only where it was written for shoppers. */
export function failureOf(error: unknown): PageFailure {
  if (!isRouteErrorResponse(error)) return { status: 500, message: '' }
  if (isFailure(error.data)) return error.data
  return { status: error.status, message: '' }
}
