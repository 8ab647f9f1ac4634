import type { FlashEdges } from './flash-edges.ts'
import type { Hearing } from './hearing.ts'

/** As the migration `0009_changes` names it. */
const channel = 'gema_changes'
/** Before a lost connection is opened again. */
const againMs = 1_000

/** Hears from the database at once which tables have changed. */
export function listenForTables({ database, log, hear }: Hearing, edges: FlashEdges) {
  let isClosed = false
  let close = async () => {}
  let timer: NodeJS.Timeout | undefined
  const heard = (table: string) => {
    if (table.startsWith('flash_sale')) void edges.refresh()
    hear({ tables: [table] })
  }
  const again = () => {
    if (isClosed) return
    timer = setTimeout(() => void listen(), againMs)
    timer.unref()
  }
  const listen = async () => {
    try {
      const listening = await database.listen(channel, {
        heard,
        lost(error) {
          if (isClosed) return
          log.warn({ err: error }, 'changes of the shop are not heard for a moment')
          hear('everything')
          again()
        },
      })
      close = () => listening.close()
      if (isClosed) return await close()
      // Nobody has heard what was told until now.
      hear('everything')
      // Until it is known again, every answer ends at once.
      await edges.refresh()
    } catch (error) {
      log.warn({ err: error }, 'changes of the shop cannot be heard')
      hear('everything')
      again()
    }
  }
  return {
    isListening: listen(),
    async close() {
      isClosed = true
      clearTimeout(timer)
      await close()
    },
  }
}
