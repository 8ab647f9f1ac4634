import { unitPrice } from '@gema/contract/match/unit-price.ts'
import type { SimulationComponent } from '@gema/contract/shapes/simulation.ts'
import { useMoney } from '../../../../commerce/use-money.ts'
import { useWords } from '../../../../language/use-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Sheet } from '../../../../ui/sheet.tsx'
import { useComposing } from '../composing.ts'
import { CandidateList } from './candidate-list.tsx'
import { pickerKeys } from './picker-keys.ts'
import { PickerSearch } from './picker-search.tsx'
import { pickerWords } from './picker-words.ts'
import { usePicker } from './use-picker.ts'

/** The list of a slot on phones. */
export function PickerSheet({ component }: { component: SimulationComponent }) {
  const t = useWords(pickerWords)
  const money = useMoney()
  const { choose } = useComposing()
  const picker = usePicker(component)
  const { picked, canBeHad, quantity, use } = picker
  const keys = pickerKeys(picker)
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && choose(undefined)}
      title={component.name}
      closeLabel={t('close')}
      actions={
        <Button
          disabled={picked === undefined || !canBeHad(picked)}
          onClick={use}
          className="w-full min-w-0 px-3 [&>span]:max-w-full"
        >
          {picked === undefined ? (
            t('use_any')
          ) : (
            <>
              <span className="min-w-0 truncate">{t('use', { name: picked.name })}</span>
              <span className="figures flex-none" dir="ltr">
                {money(unitPrice(picked, quantity) * quantity)}
              </span>
            </>
          )}
        </Button>
      }
    >
      <div className="sticky top-0 z-1 bg-page pt-1 pb-0.5">
        <PickerSearch component={component} picker={picker} onKeyDown={keys} />
      </div>
      {/* As high as before, also with fewer rows: the sheet does not jump while somebody types. */}
      <CandidateList component={component} picker={picker} onKeyDown={keys} className="min-h-[52dvh]" />
    </Sheet>
  )
}
