import type { Session } from '@gema/contract/calls/user.ts'
import { Monitor, Smartphone } from 'lucide-react'
import { useChange } from '../../commerce/account/use-change.ts'
import { useMoments } from '../../commerce/account/use-moments.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { rowLinkClasses } from './profile-row.tsx'
import { sessionsWords } from './sessions-words.ts'
import { useForgetSessions } from './use-forget-sessions.ts'

const rowClasses = 'flex min-h-[69px] items-center gap-3.5 border-b border-line py-3.5 text-14'

/** One browser that is signed in. This one has no way to end it: that is what signing out is for. */
export function SessionRow({ session }: { session: Session }) {
  const t = useWords(sessionsWords)
  const toast = useToast()
  const forgetSessions = useForgetSessions()
  const { change, busy } = useChange()
  const { ago, dayAndTime } = useMoments()
  const device = useDeviceName(session)
  const end = async () => {
    const answer = await change('userSessionDelete', { id: session.id })
    // One that has ended already is what was wanted.
    if (!answer.ok && answer.code !== 404) return toast.error(answer.message)
    forgetSessions()
    toast.success(t('signed_out'))
  }
  return (
    <li className={rowClasses}>
      <Icon of={session.is_phone ? Smartphone : Monitor} className="text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <b className="font-semibold">{device}</b>
          {session.is_current && (
            <span className="rounded-[6px] bg-theme-soft px-2 py-[3px] text-12 font-strong text-theme-ink">
              {t('this_device')}
            </span>
          )}
        </p>
        <p className="text-12 text-ink-2">
          {session.is_current ? (
            t('signed_in_since', { moment: dayAndTime(session.started_at) })
          ) : (
            <>
              {t('last_seen', { ago: ago(session.last_seen_at) })}
              <span className="max-w576:hidden"> · </span>
              <time dateTime={session.last_seen_at} className="figures max-w576:block">
                {dayAndTime(session.last_seen_at)}
              </time>
            </>
          )}
        </p>
      </div>
      {!session.is_current && (
        <button
          type="button"
          aria-label={t('sign_out_label', { device })}
          aria-busy={busy || undefined}
          onClick={busy ? undefined : end}
          className={rowLinkClasses}
        >
          {t('sign_out')}
        </button>
      )}
    </li>
  )
}

/** "Chrome on Android", as far as the browser has told. */
function useDeviceName({ browser, system, is_phone }: Session): string {
  const t = useWords(sessionsWords)
  if (browser !== '' && system !== '') return t('device', { browser, system })
  return browser || system || t(is_phone ? 'phone' : 'unknown_device')
}

export function SessionRowSkeleton({ text }: { text: string }) {
  return (
    <li className={rowClasses}>
      <span className="skeleton size-5 flex-none rounded-full" />
      <span className="grid flex-1 gap-2">
        <span className="skeleton h-3.5 w-40 rounded-full" />
        <span className="skeleton h-2.5 w-56 rounded-full max-w420:w-40" />
        <span className="sr-only">{text}</span>
      </span>
    </li>
  )
}
