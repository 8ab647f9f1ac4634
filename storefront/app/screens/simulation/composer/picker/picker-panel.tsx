import type { SimulationComponent } from '@gema/contract/shapes/simulation.ts'
import { useWords } from '../../../../language/use-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { useComposing } from '../composing.ts'
import { useDifference } from '../slots/use-difference.ts'
import { CandidateList } from './candidate-list.tsx'
import { pickerKeys } from './picker-keys.ts'
import { PickerSearch } from './picker-search.tsx'
import { pickerWords } from './picker-words.ts'
import { usePicker } from './use-picker.ts'
import { useTotalChange } from './use-total-change.ts'

/** The list of a slot, open in its place. Escape closes it. */
export function PickerPanel({ component }: { component: SimulationComponent }) {
  const t = useWords(pickerWords)
  const { choose } = useComposing()
  const difference = useDifference()
  const picker = usePicker(component)
  const { picked, canBeHad, quantity, use } = picker
  const change = useTotalChange(component, picked, quantity)
  const keys = pickerKeys(picker)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight
    <div
      role="group"
      aria-label={t('list', { component: component.name })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        choose(undefined)
      }}
      className="col-span-full -ms-3 -me-4 mt-3 -mb-3 border-t border-line p-4"
    >
      <PickerSearch component={component} picker={picker} autoFocus onKeyDown={keys} />
      <CandidateList
        component={component}
        picker={picker}
        onKeyDown={keys}
        className="max-h-[400px] overflow-y-auto overscroll-contain"
      />
      <div className="-mx-4 mt-2 -mb-1 flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 pt-3">
        <p className="text-14 text-ink-2" aria-live="polite">
          {change === 0 && t('stays')}
          {change !== undefined && change !== 0 && (
            <>
              {t('changes_total')}{' '}
              <b className="figures font-bold whitespace-nowrap text-ink" dir="ltr">
                {difference(change)}
              </b>
            </>
          )}
        </p>
        <Button
          size={40}
          disabled={picked === undefined || !canBeHad(picked)}
          onClick={use}
          className="min-w-0"
        >
          <span className="max-w-[320px] truncate">
            {picked === undefined ? t('use_any') : t('use', { name: picked.name })}
          </span>
        </Button>
      </div>
    </div>
  )
}
