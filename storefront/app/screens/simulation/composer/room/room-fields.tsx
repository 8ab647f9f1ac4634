import { homeConnections, roomUses } from '@gema/contract/match/room-choices.ts'
import { Clapperboard, Coffee, type LucideIcon, Mic, Music } from 'lucide-react'
import { groupedCount } from '../../../../commerce/grouped-count.ts'
import { useMoney } from '../../../../commerce/use-money.ts'
import { useWords } from '../../../../language/use-words.ts'
import { chipClasses } from '../../../../ui/chip-classes.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Field } from '../../../../ui/field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { radioCardClasses } from '../../../../ui/radio-classes.ts'
import { budgetLimits, type RoomFaults, type TypedRoom } from './read-room.ts'
import { roomWords } from './room-words.ts'

interface RoomFieldsProps {
  typed: TypedRoom
  faults: RoomFaults
  onType: (name: keyof TypedRoom, value: string) => void
}

const signs: Record<(typeof roomUses)[number], LucideIcon> = {
  film: Clapperboard,
  music: Music,
  karaoke: Mic,
  background: Coffee,
}

/** Everything about the room, as people write it. */
export function RoomFields({ typed, faults, onType }: RoomFieldsProps) {
  const t = useWords(roomWords)
  const money = useMoney()
  const faultOf = (name: keyof TypedRoom): string | undefined => {
    const fault = faults[name]
    const { least, most } = budgetLimits
    return fault && t(fault, { least: money(least), most: money(most) })
  }
  const field = (name: keyof TypedRoom) => ({
    name,
    value: typed[name],
    error: faultOf(name),
    autoComplete: 'off',
    maxLength: 24,
    onChange: (event: { target: { value: string } }) => onType(name, event.target.value),
  })
  const metres = <span className="pe-3 text-14 text-ink-2">{t('metres')}</span>
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4">
      <Field {...field('length')} label={t('length')} inputMode="decimal" placeholder="6" end={metres} />
      <Field {...field('width')} label={t('width')} inputMode="decimal" placeholder="4,5" end={metres} />
      <p className="col-span-2 -mt-3 text-12 text-ink-2">{t('length_hint')}</p>
      <Field {...field('height')} label={t('height')} inputMode="decimal" placeholder="2,8" end={metres} />
      <Field {...field('seats')} label={t('seats')} inputMode="numeric" placeholder="3" />
      <fieldset className="col-span-2">
        <legend className="mb-1.5 text-14 font-semibold">{t('use_question')}</legend>
        <div className="grid grid-cols-2 gap-2">
          {roomUses.map((use) => (
            <label
              key={use}
              className={classNames(
                radioCardClasses(typed.use === use),
                'flex min-h-12 cursor-pointer items-center gap-2.5 px-3 py-2 font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
              )}
            >
              <input
                type="radio"
                name="use"
                value={use}
                checked={typed.use === use}
                onChange={() => onType('use', use)}
                className="sr-only"
              />
              <Icon of={signs[use]} className={typed.use === use ? 'text-primary' : 'text-ink-2'} />
              {t(`use_${use}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="col-span-2">
        <legend className="mb-1.5 text-14 font-semibold">{t('power_question')}</legend>
        <div className="flex flex-wrap gap-2">
          {[...homeConnections.map(String), ''].map((va) => (
            <label
              key={va}
              className={classNames(
                chipClasses(typed.va === va ? 'selected' : 'plain'),
                'figures cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
              )}
            >
              <input
                type="radio"
                name="va"
                value={va}
                checked={typed.va === va}
                onChange={() => onType('va', va)}
                className="sr-only"
              />
              {va === '' ? t('va_unknown') : t('va', { va: groupedCount(Number(va)) })}
            </label>
          ))}
        </div>
        <p className="mt-1.5 text-12 text-ink-2">{t('power_hint')}</p>
      </fieldset>
      <Field
        {...field('budget')}
        label={t('budget')}
        optional={t('optional')}
        placeholder={t('budget_example')}
        hint={t('budget_hint')}
        className="col-span-2"
      />
    </div>
  )
}
