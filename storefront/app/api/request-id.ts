import { createContext, useContext } from 'react'

const context = createContext<string | undefined>(undefined)

export const RequestIdProvider = context.Provider

const metaName = 'request-id'

/**
 * The id of the request that rendered this page: on the server it is handed in, in the browser it is read from the
 * page itself. It appears on error pages only, which no cache keeps.
 */
export function useRequestId(): { id: string | undefined; metaName: string } {
  const given = useContext(context)
  if (given !== undefined || typeof document === 'undefined') return { id: given, metaName }
  const found = document.querySelector<HTMLMetaElement>(`meta[name=${metaName}]`)
  return { id: found?.content, metaName }
}
