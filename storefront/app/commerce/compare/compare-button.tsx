import { Check, Scale } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { useInList } from '../my-lists/use-in-list.ts'
import { useMyList } from '../my-lists/use-my-list.ts'
import { compareButtonWords } from './compare-button-words.ts'

/** Puts a product beside others, and leads to all of them once there are any. */
export function CompareButton({ uuid }: { uuid: string }) {
  const t = useWords(compareButtonWords)
  const { on, toggle } = useInList('compare', uuid)
  const count = useMyList('compare')?.length ?? 0
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 noscript:hidden">
      <button
        type="button"
        aria-pressed={on}
        onClick={toggle}
        className={`${buttonClasses('quiet', 40)} -ms-4 max-w768:min-h-11`}
      >
        <Icon of={on ? Check : Scale} size={16} />
        {on ? t('compared') : t('compare')}
      </button>
      {count > 0 && (
        <PageLink
          to={addressOf('compare')}
          className="inline-flex min-h-11 items-center text-14 font-semibold text-primary hover:text-primary-hover hover:underline hover:underline-offset-3"
        >
          {t('see_list', { count })}
        </PageLink>
      )}
    </div>
  )
}
