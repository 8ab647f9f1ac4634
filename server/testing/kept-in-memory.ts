import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Where the identity provider of a test keeps what it remembers. */
export function keptInMemory(): (name: string) => Adapter {
  const kept = new Map<string, AdapterPayload>()
  const where = (is: (payload: AdapterPayload) => boolean) => [...kept].filter(([, payload]) => is(payload))
  return (name) => {
    const key = (id: string) => `${name}:${id}`
    return {
      upsert: async (id, payload) => void kept.set(key(id), payload),
      find: async (id) => kept.get(key(id)),
      findByUid: async (uid) => where((payload) => payload.uid === uid)[0]?.[1],
      findByUserCode: async () => undefined,
      destroy: async (id) => void kept.delete(key(id)),
      consume: async (id) => {
        const payload = kept.get(key(id))
        if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000)
      },
      revokeByGrantId: async (grantId) => {
        for (const [id] of where((payload) => payload.grantId === grantId)) kept.delete(id)
      },
    }
  }
}
