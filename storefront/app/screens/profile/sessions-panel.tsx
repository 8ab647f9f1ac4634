import { AccountFailure } from '../../commerce/account/account-failure.tsx'
import { AccountPanel } from '../../commerce/account/account-panel.tsx'
import { useWords } from '../../language/use-words.ts'
import { usePersonalQuery } from '../../shopper/use-personal-query.ts'
import { EndOtherSessions } from './end-other-sessions.tsx'
import { SessionRow, SessionRowSkeleton } from './session-row.tsx'
import { sessionsWords } from './sessions-words.ts'

/** Where the customer is signed in, and the way to end it: on one device, or on all the others. */
export function SessionsPanel() {
  const t = useWords(sessionsWords)
  const { data: sessions, isError, isFetching, refetch } = usePersonalQuery('userSessionFetch', {})
  const others = sessions?.filter((session) => !session.is_current).length ?? 0
  return (
    <AccountPanel level={2} title={t('title')}>
      {sessions === undefined && isError ? (
        <AccountFailure text={t('failed')} onRetry={refetch} busy={isFetching} />
      ) : (
        <ul className="mt-1.5">
          {sessions === undefined ? (
            <SessionRowSkeleton text={t('loading')} />
          ) : (
            sessions.map((session) => <SessionRow key={session.id} session={session} />)
          )}
        </ul>
      )}
      {others > 0 && <EndOtherSessions count={others} />}
      {sessions && others === 0 && <p className="mt-3 text-12 text-ink-2">{t('only_here')}</p>}
    </AccountPanel>
  )
}
