import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import { useWords } from '../../language/use-words.ts'
import { accountWords } from './account-words.ts'
import { Avatar } from './avatar.tsx'
import { useMoments } from './use-moments.ts'

/** Whose account this is; until that is known, its shape. */
export function AccountOwner({ profile }: { profile: CustomerProfile | undefined }) {
  const t = useWords(accountWords)
  const { monthAndYear } = useMoments()
  return (
    // In the narrow column a long month needs a second line: its room is there from the start.
    <div className="flex items-center gap-3.5 pb-3.5 w992:min-h-19 w992:px-3 w992:pb-5 w1200:min-h-0">
      {profile ? (
        <>
          <Avatar name={profile.name} picture={profile.avatar} size={48} />
          <p className="min-w-0">
            <b className="block truncate font-strong">{profile.name}</b>
            <span className="block text-12 text-ink-2">
              {t('member_since', { month: monthAndYear(profile.joined_at) })}
            </span>
          </p>
        </>
      ) : (
        <>
          <span className="skeleton size-12 flex-none rounded-full" />
          <p className="min-w-0 flex-1">
            <span className="flex h-6 items-center">
              <span className="skeleton h-3.5 w-32 rounded-full" />
            </span>
            <span className="flex h-4 items-center">
              <span className="skeleton h-2.5 w-36 rounded-full" />
            </span>
            <span className="sr-only">{t('loading')}</span>
          </p>
        </>
      )}
    </div>
  )
}
