import type { SimulationComponent } from '@gema/contract/shapes/simulation.ts'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useWords } from '../../../../language/use-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useComposing } from '../composing.ts'
import { slotWords } from './slot-words.ts'

interface ChooseButtonProps {
  component: SimulationComponent
  isFilled: boolean
}

/** Opens the list of a slot. The keyboard comes back to it when the list is closed. */
export function ChooseButton({ component, isFilled }: ChooseButtonProps) {
  const t = useWords(slotWords)
  const { choose, returnTo } = useComposing()
  const button = useRef<HTMLButtonElement>(null)
  const { key, name } = component
  useEffect(() => {
    if (returnTo === key) button.current?.focus({ preventScroll: true })
  }, [returnTo, key])
  const open = () => choose(key)
  return isFilled ? (
    <button
      ref={button}
      type="button"
      aria-label={t('change_of', { component: name })}
      onClick={open}
      className="relative text-14 font-semibold text-primary before:absolute before:-inset-1.5 hover:underline hover:underline-offset-3"
    >
      {t('change')}
    </button>
  ) : (
    <Button
      ref={button}
      look="secondary"
      size={40}
      aria-label={t('choose_of', { component: name })}
      onClick={open}
      className="noscript:hidden max-w768:col-span-full max-w768:mt-1.5"
    >
      <Icon of={Plus} size={16} />
      {t('choose')}
    </Button>
  )
}
