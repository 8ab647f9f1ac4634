import { useWords } from '../../language/use-words.ts'
import { Switch } from '../../ui/switch.tsx'
import { compareWords } from './compare-words.ts'
import { useClearList } from './use-clear-list.ts'

interface Choice {
  on: boolean
  set: (on: boolean) => void
}

interface CompareToolsProps {
  uuids: string[]
  /** A product alone has nothing to differ from. */
  marks: Choice | undefined
  hides: Choice | undefined
}

/** How the table is read, and emptying it. */
export function CompareTools({ uuids, marks, hides }: CompareToolsProps) {
  const t = useWords(compareWords)
  const clear = useClearList()
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
      {marks && <LabelledSwitch label={t('mark_differences')} choice={marks} />}
      {hides && <LabelledSwitch label={t('hide_equal')} choice={hides} />}
      <button
        type="button"
        onClick={() => clear(uuids)}
        className="min-h-10 text-14 font-semibold text-primary hover:text-primary-hover hover:underline hover:underline-offset-3"
      >
        {t('clear')}
      </button>
    </div>
  )
}

function LabelledSwitch({ label, choice }: { label: string; choice: Choice }) {
  return (
    // The word beside it can be pressed as well; the switch itself carries the name.
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is a button
    <label className="flex min-h-10 cursor-pointer items-center gap-2 text-14 font-medium">
      <Switch checked={choice.on} onChange={choice.set} label={label} />
      {label}
    </label>
  )
}
