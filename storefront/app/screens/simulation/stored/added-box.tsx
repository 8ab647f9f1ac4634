import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { addressOf } from '../../../addresses.ts'
import { useMoney } from '../../../commerce/use-money.ts'
import type { WordKey } from '../../../language/define-words.ts'
import { PageLink } from '../../../language/page-link.tsx'
import { useWords } from '../../../language/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { LeftOut } from './left-out.ts'
import { storedTotalWords } from './stored-total-words.ts'
import { substituteName } from './substitute-name.ts'
import type { AddedStored, AddStored } from './use-add-stored.ts'

interface AddedBoxProps {
  added: AddedStored
  adding: AddStored
}

/** What went into the cart, what was left out and what could replace it, and the way to the cart. */
export function AddedBox({ added: { parts, leftOut }, adding }: AddedBoxProps) {
  const t = useWords(storedTotalWords)
  const box = useRef<HTMLDivElement>(null)
  // On a phone the button stands far away from here.
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const isDone = parts > 0
  return (
    <div ref={box} tabIndex={-1} className="scroll-my-28 outline-none">
      <p
        className={classNames(
          'flex items-center gap-2 rounded-[10px] px-3.5 py-3 text-14 font-semibold',
          isDone ? 'bg-theme-soft text-theme-ink' : 'bg-warn-soft text-warn-ink',
        )}
      >
        <Icon of={isDone ? CircleCheck : TriangleAlert} size={16} />
        {isDone ? t('added', { count: parts }) : t('added_none')}
      </p>
      <PageLink to={addressOf('cart')} className={`${buttonClasses('primary')} mt-2 w-full px-2.5`}>
        {t('to_cart')}
      </PageLink>
      {leftOut.length > 0 && (
        <div className="mt-3">
          <h3 className="text-14 font-strong tracking-normal">{t('left_out')}</h3>
          <ul className="mt-1 grid divide-y divide-line text-12">
            {leftOut.map((left) => (
              <LeftOutRow key={left.component} left={left} adding={adding} />
            ))}
          </ul>
        </div>
      )}
      <Button look="quiet" size={40} busy={adding.busy} onClick={adding.add} className="mt-1 w-full">
        {t('add_again')}
      </Button>
    </div>
  )
}

function LeftOutRow({ left, adding }: { left: LeftOut; adding: AddStored }) {
  const t = useWords(storedTotalWords)
  const money = useMoney()
  const { name, reason, wanted, added, substitute } = left
  return (
    <li className="py-2">
      <b className="block text-14 font-medium">{name}</b>
      <p className="text-warn-ink">
        {t(`reason_${reason}` as WordKey<typeof storedTotalWords>, { added, wanted })}
      </p>
      {substitute && (
        <>
          <p className="text-ink-2 text-pretty">
            {t('instead', {
              name: substituteName(substitute.product),
              price: money(substitute.product.price * (wanted - added)),
            })}
          </p>
          <Button
            look="outline"
            size={32}
            busy={adding.busy}
            onClick={() => adding.addInstead(left)}
            className="mt-1.5"
          >
            {t('add_instead')}
            <span className="sr-only">{substituteName(substitute.product)}</span>
          </Button>
        </>
      )}
    </li>
  )
}
