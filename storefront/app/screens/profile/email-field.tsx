import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import { Check, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { ChangeEmailDialog } from './change-email-dialog.tsx'
import { rowLinkClasses } from './profile-row.tsx'
import { profileWords } from './profile-words.ts'

/** The address of the account. It is changed by a code that goes to the new one, not by typing into it. */
export function EmailField({ profile }: { profile: CustomerProfile }) {
  const t = useWords(profileWords)
  const [open, setOpen] = useState(false)
  const id = useId()
  const verified = profile.email_verified
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-14">
        <label htmlFor={id} className="font-semibold">
          {t('email')}
        </label>
        <button type="button" onClick={() => setOpen(true)} className={rowLinkClasses}>
          {t('change_email')}
        </button>
      </div>
      <div className="flex h-12 items-center gap-2 rounded-control border border-control bg-page ps-4 pe-3 transition-shadow duration-150 focus-within:border-primary focus-within:ring-3 focus-within:ring-primary-soft">
        <input
          id={id}
          value={profile.email}
          readOnly
          type="email"
          aria-describedby={`${id}-state`}
          className="w-full min-w-0 flex-1 truncate bg-transparent text-16 text-ink outline-none"
        />
        <span
          id={`${id}-state`}
          className={classNames(
            'inline-flex min-h-[22px] flex-none items-center gap-1 rounded-[6px] px-2 py-0.5 text-12 font-strong',
            verified ? 'bg-theme-soft text-theme-ink' : 'bg-warn-soft text-warn-ink',
          )}
        >
          <Icon of={verified ? Check : TriangleAlert} size={14} />
          {t(verified ? 'verified' : 'unverified')}
        </span>
      </div>
      <ChangeEmailDialog profile={profile} open={open} onOpenChange={setOpen} />
    </div>
  )
}
