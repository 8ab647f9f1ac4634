import { mostVisitWishes } from '@gema/contract/calls/installation-request.ts'
import { visitWindow } from '@gema/contract/values/visit-days.ts'
import { useWords } from '../../language/use-words.ts'
import { FieldError } from '../../ui/field.tsx'
import { DayCalendar } from './day-calendar.tsx'
import { fieldId } from './field-id.ts'
import { FormPanel } from './form-panel.tsx'
import type { InstallationForm } from './use-installation-form.ts'
import { visitWords } from './visit-words.ts'
import { WishList } from './wish-list.tsx'

interface WhenPanelProps {
  form: InstallationForm
  /** What the server's clock said when the page was made. */
  now: string
  disabled: boolean
}

/** Up to three days in a calendar, and the time of day for each. */
export function WhenPanel({ form, now, disabled }: WhenPanelProps) {
  const t = useWords(visitWords)
  const wishes = form.watch('wishes')
  const error = form.formState.errors.wishes as { message?: string } | undefined
  const noteId = `${fieldId('wishes')}-note`
  const change = (next: typeof wishes) =>
    form.setValue('wishes', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  const toggle = (date: string) => {
    if (wishes.some((wish) => wish.date === date)) change(wishes.filter((wish) => wish.date !== date))
    else if (wishes.length < mostVisitWishes) change([...wishes, { date, part: 'morning' }])
  }
  return (
    <FormPanel
      number={3}
      title={t('when_panel')}
      side={t('side', { count: String(wishes.length), most: mostVisitWishes })}
    >
      <p className="-mt-2 mb-4 text-14 text-ink-2 text-pretty">{t('text')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 w768:grid-cols-2 w768:gap-6 w992:grid-cols-[minmax(0,1fr)] w1200:grid-cols-2">
        <DayCalendar
          days={visitWindow(new Date(now))}
          chosen={wishes.map(({ date }) => date)}
          isFull={wishes.length >= mostVisitWishes}
          isWrong={error !== undefined}
          noteId={noteId}
          disabled={disabled}
          onToggle={toggle}
        />
        <WishList wishes={wishes} disabled={disabled} onChange={change} />
      </div>
      <div id={noteId} aria-live="polite">
        {error?.message && <FieldError>{error.message}</FieldError>}
      </div>
    </FormPanel>
  )
}
