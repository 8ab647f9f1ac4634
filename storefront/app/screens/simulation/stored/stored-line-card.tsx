import type { StoredLine, StoredSimulation } from '@gema/contract/shapes/simulation.ts'
import { addressOf } from '../../../addresses.ts'
import { MatchNote, noteKinds } from '../../../commerce/simulation/match-note.tsx'
import { SlotNumber, SlotPicture } from '../../../commerce/simulation/slot-parts.tsx'
import { useMoney } from '../../../commerce/use-money.ts'
import { PageLink } from '../../../language/page-link.tsx'
import { useWords } from '../../../language/use-words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LineDrift } from './line-drift.tsx'
import { storedLineWords } from './stored-line-words.ts'
import { SubstituteBox } from './substitute-box.tsx'

interface StoredLineCardProps {
  line: StoredLine
  number: number
  /** What the rules say of it today. */
  notes: StoredSimulation['notes']
  isReplaced: boolean
  onToggle: () => void
}

const grid =
  'relative grid grid-cols-[72px_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 rounded-card border border-line p-3 ' +
  'w768:grid-cols-[28px_72px_minmax(0,1fr)_auto] w768:items-center w768:gap-x-4 w768:pe-4 ' +
  'w1200:grid-cols-[28px_80px_minmax(0,1fr)_112px_118px_124px] w1200:gap-x-5 ' +
  'print:grid-cols-[22px_48px_minmax(0,1fr)_110px_110px_112px] print:items-center print:gap-x-3 print:break-inside-avoid print:rounded-none print:border-x-0 print:border-t-0 print:p-2'

/** A part of a saved simulation: as it was saved, as it stands today, and what could stand in for it. */
export function StoredLineCard({ line, number, notes, isReplaced, onToggle }: StoredLineCardProps) {
  const isGone = line.available === 0
  return (
    <article className={grid}>
      <SlotNumber number={number} />
      <div className={classNames('print:col-start-2 print:row-start-1', isGone && 'opacity-45 grayscale')}>
        <SlotPicture
          image={line.image}
          alt={line.image_alt}
          className="size-18 w1200:size-20 print:size-12"
        />
      </div>
      <LineName line={line} />
      <LinePrices line={line} />
      <div className="col-span-full mt-1 flex flex-wrap gap-1.5 w768:col-span-1 w768:col-start-4 w768:row-start-1 w768:mt-0 w768:justify-end w1200:col-start-6 print:col-span-1 print:col-start-6 print:row-start-1 print:mt-0 print:justify-end">
        <LineDrift line={line} />
      </div>
      {(notes.length > 0 || line.substitute) && (
        <div className="col-span-full mt-2 grid gap-2 w768:col-start-2 print:col-start-3 print:mt-1 print:gap-1">
          {notes.map(({ rule, verdict, sentence }) => (
            <MatchNote key={rule} kind={noteKinds[verdict]} className="print:p-0">
              {sentence}
            </MatchNote>
          ))}
          {line.substitute && (
            <SubstituteBox
              line={line}
              substitute={line.substitute}
              isChosen={isReplaced}
              onToggle={onToggle}
            />
          )}
        </div>
      )}
    </article>
  )
}

function LineName({ line }: { line: StoredLine }) {
  const t = useWords(storedLineWords)
  const { component, name, variant, key_spec, quantity, slug, product_uuid, sku, drift } = line
  const whole = variant === '' ? name : `${name}, ${variant}`
  return (
    <div className="col-span-2 min-w-0 w768:col-span-1 print:col-span-1 print:col-start-3 print:row-start-1">
      <p className="text-14 font-medium text-primary-hover">{component.name}</p>
      <h3
        className={classNames(
          'text-16 leading-6 tracking-normal text-pretty [overflow-wrap:anywhere] print:text-14 print:leading-5',
          line.available === 0 && 'text-ink-2',
        )}
      >
        {drift === 'discontinued' ? (
          whole
        ) : (
          <PageLink
            to={`${addressOf('product', { main: slug, id: product_uuid })}?variant=${encodeURIComponent(sku)}`}
            className="hover:underline hover:underline-offset-3"
          >
            {whole}
          </PageLink>
        )}
      </h3>
      <p className="text-14 text-ink-2">
        {[key_spec, t('units', { number: quantity })].filter((text) => text !== '').join(' · ')}
      </p>
    </div>
  )
}

const price = 'figures grid text-14 leading-[22px] whitespace-nowrap'

/** For all its units: what it was when it was saved, and what those cost today that can be had. */
function LinePrices({ line }: { line: StoredLine }) {
  const t = useWords(storedLineWords)
  const money = useMoney()
  const { quantity, price: saved, today_price, available } = line
  return (
    <>
      <p
        className={classNames(
          price,
          'col-span-2 mt-2 text-ink-2 w768:col-span-1 w768:col-start-3 w768:row-start-2 w768:mt-0 w1200:col-start-4 w1200:row-start-1 w1200:text-end print:col-span-1 print:col-start-4 print:row-start-1 print:mt-0 print:text-end',
        )}
      >
        <span className="text-12 leading-4">{t('saved')}</span>
        <span dir="ltr">{money(quantity * saved)}</span>
      </p>
      <p
        className={classNames(
          price,
          'mt-2 text-end w768:col-start-4 w768:row-start-2 w768:mt-0 w1200:col-start-5 w1200:row-start-1 print:col-start-5 print:row-start-1 print:mt-0',
        )}
      >
        <span className="text-12 leading-4 text-ink-2">{t('today')}</span>
        {today_price === null || available === 0 ? (
          <span className="text-ink-2">
            <span aria-hidden>–</span>
            <span className="sr-only">{t('not_had')}</span>
          </span>
        ) : (
          <b dir="ltr" className="text-16 font-bold">
            {money(available * today_price)}
          </b>
        )}
      </p>
    </>
  )
}
