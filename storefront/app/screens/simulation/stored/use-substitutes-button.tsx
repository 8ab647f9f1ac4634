import type { StoredLine } from '@gema/contract/shapes/simulation.ts'
import { useWords } from '../../../language/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { allSubstitutes } from './drift-sums.ts'
import { storedTotalWords } from './stored-total-words.ts'
import type { Substitutes } from './use-substitutes.ts'

interface UseSubstitutesProps {
  products: StoredLine[]
  substitutes: Substitutes
}

/** All substitutes at once, or none of them. */
export function UseSubstitutes({ products, substitutes }: UseSubstitutesProps) {
  const t = useWords(storedTotalWords)
  const { chosen, useAll, useNone } = substitutes
  const count = allSubstitutes(products).size
  if (count === 0) return null
  if (chosen.size === count) {
    return (
      <Button look="secondary" onClick={useNone} className="w-full px-2.5">
        {t('use_none')}
      </Button>
    )
  }
  return (
    <Button look="secondary" onClick={useAll} className="w-full px-2.5">
      {count === 2 ? t('use_both') : t('use', { count })}
    </Button>
  )
}
