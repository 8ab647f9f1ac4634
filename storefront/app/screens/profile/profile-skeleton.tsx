import { AccountPanel } from '../../commerce/account/account-panel.tsx'
import { useWords } from '../../language/use-words.ts'
import { profileWords } from './profile-words.ts'

/** The shape of the profile, until it is there: what the server sends to everybody. */
export function ProfileSkeleton() {
  const t = useWords(profileWords)
  return (
    <AccountPanel title={t('title')} side={<span className="skeleton block h-3 w-36 rounded-full" />}>
      <div className="my-5 flex items-center gap-5">
        <span className="skeleton size-18 flex-none rounded-full" />
        <div>
          <span className="skeleton block h-10 w-36 rounded-control" />
          <span className="skeleton mt-2 block h-3 w-44 rounded-full" />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-5 w768:grid-cols-2">
        <FieldShape label={t('name')} />
        <FieldShape label={t('email')} />
        <FieldShape label={t('phone')} hint={t('phone_hint')} />
        <FieldShape label={t('birthday')} hint={t('birthday_hint')} />
      </div>
      <div className="mt-6 border-t border-line">
        <RowShape />
        <RowShape />
        <RowShape />
        <RowShape />
      </div>
      <span className="skeleton mt-5 block h-12 w-48 rounded-control" />
    </AccountPanel>
  )
}

function FieldShape({ label, hint }: { label: string; hint?: string }) {
  return (
    <div>
      <p className="mb-1.5 text-14 font-semibold">{label}</p>
      <div className="skeleton h-12 rounded-control" />
      {hint && <p className="mt-1.5 text-12 text-ink-2">{hint}</p>}
    </div>
  )
}

function RowShape() {
  return (
    <div className="flex min-h-[65px] items-center gap-3.5 border-b border-line">
      <span className="skeleton size-5 flex-none rounded-full" />
      <span className="grid flex-1 gap-2">
        <span className="skeleton h-3.5 w-32 rounded-full" />
        <span className="skeleton h-2.5 w-44 rounded-full" />
      </span>
    </div>
  )
}
