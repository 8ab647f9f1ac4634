import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import { useState } from 'react'
import { AccountPanel } from '../../commerce/account/account-panel.tsx'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DeleteForm } from './delete-form.tsx'
import { deleteWords } from './delete-words.ts'

/** The way out for good: quiet, with a question that says what goes and what stays. */
export function DeletePanel({ profile }: { profile: CustomerProfile | undefined }) {
  const t = useWords(deleteWords)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  return (
    <AccountPanel level={2} title={t('title')}>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="text-14 text-ink-2">{t('text')}</p>
        <Button look="danger" size={40} onClick={() => profile && setOpen(true)}>
          {t('open')}
        </Button>
      </div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        busy={busy}
        title={t('dialog_title')}
        text={
          <>
            <p>{t('goes')}</p>
            <ul className="my-2 list-disc space-y-1 ps-5">
              <li>{t('goes_profile')}</li>
              <li>{t('goes_lists')}</li>
              <li>{t('goes_letter')}</li>
            </ul>
            <p>{t('stays')}</p>
          </>
        }
      >
        {profile && <DeleteForm profile={profile} onBusy={setBusy} onCancel={() => setOpen(false)} />}
      </Dialog>
    </AccountPanel>
  )
}
