import { useState } from 'react'
import { addressOf } from '../../../../addresses.ts'
import { SharePanel } from '../../../../commerce/simulation/share-panel.tsx'
import { PageLink } from '../../../../language/page-link.tsx'
import { useWords } from '../../../../language/use-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { buttonClasses } from '../../../../ui/button-classes.ts'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { useComposing } from '../composing.ts'
import { railDialogWords } from './rail-dialog-words.ts'
import type { RailActions } from './use-rail-actions.ts'

/** Asks for a name, saves, and shows code, link and the ways to share. What is saved already is shown at once. */
export function SaveDialog({ saving }: { saving: RailActions['saving'] }) {
  const t = useWords(railDialogWords)
  const { template } = useComposing()
  const [name, setName] = useState('')
  const { saved, isCurrent, isBusy, error, save, close } = saving
  const done = isCurrent ? saved : undefined
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      busy={isBusy}
      title={t(done ? 'saved_title' : 'save_title')}
      text={t(done ? 'saved_text' : 'save_text')}
    >
      {done ? (
        <>
          <div className="mt-4">
            <SharePanel simulation={done} />
          </div>
          <DialogActions>
            <PageLink
              to={addressOf('simulation', { uuid: done.uuid })}
              className={buttonClasses('secondary', 48)}
            >
              {t('open_saved')}
            </PageLink>
            <Button onClick={close}>{t('done')}</Button>
          </DialogActions>
        </>
      ) : (
        <form
          noValidate
          className="mt-4"
          onSubmit={(event) => {
            event.preventDefault()
            void save(name)
          }}
        >
          <Field
            label={t('name')}
            optional={t('optional')}
            hint={t('name_hint')}
            error={error}
            value={name}
            maxLength={60}
            placeholder={template.name}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          <DialogActions>
            <Button look="secondary" onClick={close}>
              {t('cancel')}
            </Button>
            <Button type="submit" busy={isBusy}>
              {t('save')}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  )
}
