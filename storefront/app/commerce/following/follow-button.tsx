import { Check, type LucideIcon, Plus } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { type ButtonSize, buttonClasses } from '../../ui/button-classes.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { useInList } from '../my-lists/use-in-list.ts'
import { followWords } from './follow-words.ts'

interface FollowButtonProps {
  store: { slug: string; name: string }
  size?: ButtonSize
  /** Where another button is the main one. */
  look?: 'primary' | 'outline'
  className?: string
}

/** Follows a store; a followed one is soft and has a tick. */
export function FollowButton({ store, size = 48, look = 'primary', className }: FollowButtonProps) {
  const t = useWords(followWords)
  const { on, toggle } = useInList('following', store.slug)
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={t(on ? 'following_store' : 'follow_store', { store: store.name })}
      onClick={toggle}
      className={classNames(buttonClasses(on ? 'soft' : look, size), 'relative noscript:hidden', className)}
    >
      {/* Both words have their place, so that nothing moves. */}
      <span className="grid *:[grid-area:1/1]">
        <Label icon={Plus} text={t('follow')} shown={!on} />
        <Label icon={Check} text={t('following')} shown={on} />
      </span>
    </button>
  )
}

function Label({ icon, text, shown }: { icon: LucideIcon; text: string; shown: boolean }) {
  return (
    <span className={classNames('inline-flex items-center justify-center gap-2', !shown && 'invisible')}>
      <Icon of={icon} size={16} />
      {text}
    </span>
  )
}
