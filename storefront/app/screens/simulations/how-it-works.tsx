import {
  Archive,
  AudioLines,
  Cable,
  Gauge,
  type LucideIcon,
  Monitor,
  Plug,
  Ruler,
  SlidersHorizontal,
} from 'lucide-react'
import { SectionHead } from '../../commerce/section-head.tsx'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { howWords } from './how-words.ts'

type HowKey = WordKey<typeof howWords>

const steps: readonly [HowKey, HowKey][] = [
  ['step_1', 'step_1_text'],
  ['step_2', 'step_2_text'],
  ['step_3', 'step_3_text'],
  ['step_4', 'step_4_text'],
]

const checks: readonly [HowKey, LucideIcon][] = [
  ['check_power', Gauge],
  ['check_channels', SlidersHorizontal],
  ['check_picture', Cable],
  ['check_screen', Monitor],
  ['check_room', Ruler],
  ['check_level', AudioLines],
  ['check_furniture', Archive],
  ['check_mains', Plug],
]

/** From nothing to a system in four steps, and what is looked after on the way. */
export function HowItWorks() {
  const t = useWords(howWords)
  return (
    <section id="how" className="wrap section scroll-mt-24">
      <SectionHead title={t('title')} />
      <ol className="grid gap-[var(--gap)] w576:grid-cols-2 w1200:grid-cols-4">
        {steps.map(([title, text], place) => (
          <li key={title} className="rounded-card border border-line p-5">
            <span
              aria-hidden
              className="figures grid size-8 place-items-center rounded-full bg-primary-soft text-14 font-bold text-primary-hover"
            >
              {place + 1}
            </span>
            <h3 className="mt-3 text-16 tracking-normal">{t(title)}</h3>
            <p className="mt-1 text-14 text-ink-2 text-pretty">{t(text)}</p>
          </li>
        ))}
      </ol>
      <div className="mt-[var(--gap)] grid gap-x-12 gap-y-5 rounded-card bg-soft p-5 w768:p-8 w992:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h3 className="text-22">{t('match')}</h3>
          <p className="mt-2 text-14 text-ink-2 text-pretty">{t('match_text')}</p>
        </div>
        <ul className="grid gap-x-8 gap-y-4 w576:grid-cols-2">
          {checks.map(([check, sign]) => (
            <li key={check} className="flex gap-3 text-14">
              <Icon of={sign} className="mt-0.5 text-theme-ink" />
              {t(check)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
