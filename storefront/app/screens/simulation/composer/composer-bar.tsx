import { Bookmark } from 'lucide-react'
import { useEffect } from 'react'
import { useMoney } from '../../../commerce/use-money.ts'
import { useWords } from '../../../language/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Note } from '../../../ui/note.tsx'
import { useComposing } from './composing.ts'
import { railWords } from './rail/rail-words.ts'
import type { RailActions } from './rail/use-rail-actions.ts'

/** Total and actions at the foot of the screen, where there is no room for a column. The main places give way to it. */
export function ComposerBar({ actions: { adding, saving, isEmpty } }: { actions: RailActions }) {
  const t = useWords(railWords)
  const money = useMoney()
  const { total, chosenCount, placeCount } = useComposing().composed
  useEffect(() => {
    const { documentElement: page } = document
    page.setAttribute('data-cart-bar', '')
    return () => page.removeAttribute('data-cart-bar')
  }, [])
  return (
    <section
      aria-label={t('bar')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-page pb-[env(safe-area-inset-bottom)] noscript:hidden w992:hidden print:hidden"
    >
      {adding.error && (
        <div className="wrap pt-3">
          <Note kind="bad">{adding.error}</Note>
        </div>
      )}
      <div className="wrap flex items-center gap-2 py-3">
        <p className="min-w-0 flex-1">
          <span className="block truncate text-12 text-ink-2">
            {t('bar_total', { chosen: chosenCount, count: placeCount })}
          </span>
          <b
            className="figures block text-16 leading-6 font-bold tracking-tight whitespace-nowrap w420:text-18"
            dir="ltr"
          >
            {money(total)}
          </b>
        </p>
        <Button
          look="secondary"
          aria-label={t('save')}
          disabled={isEmpty}
          onClick={saving.open}
          className="px-3! w350:px-3.5!"
        >
          <Icon of={Bookmark} />
        </Button>
        <Button
          disabled={isEmpty}
          busy={adding.isBusy}
          onClick={() => void adding.addAll()}
          className="px-3! w350:px-4!"
        >
          {t('add_all_short')}
        </Button>
      </div>
    </section>
  )
}
