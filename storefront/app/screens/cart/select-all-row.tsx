import { useWords } from '../../language/use-words.ts'
import { SelectBox } from '../../ui/select-box.tsx'
import { useCartEditor } from './cart-editor.ts'
import { cartWords } from './cart-words.ts'
import { selectionOf } from './group-lines.ts'

/** Selects everything, and removes what is selected. */
export function SelectAllRow() {
  const t = useWords(cartWords)
  const { lines, select, remove } = useCartEditor()
  const chosen = lines.filter(({ selected }) => selected === 1)
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3.5 py-3 text-14 w768:px-5 w768:py-3.5">
      <SelectBox
        state={selectionOf(lines)}
        onChange={(on) =>
          select(
            lines.map(({ cart_id }) => cart_id),
            on,
          )
        }
      >
        <b className="font-strong">{t('select_all', { count })}</b>
      </SelectBox>
      <button
        type="button"
        disabled={chosen.length === 0}
        onClick={() => remove(chosen)}
        className="font-semibold text-primary hover:underline hover:underline-offset-3 disabled:cursor-default disabled:text-ink-2 disabled:no-underline"
      >
        {t('remove_selected')}
      </button>
    </div>
  )
}
