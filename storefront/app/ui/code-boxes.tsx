import { Fragment, type KeyboardEvent, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { type CodeDigits, codeLength, digitsIn, entered, noDigits, takenBack } from './code-digits.ts'

interface CodeBoxesProps {
  digits: CodeDigits
  onChange: (digits: CodeDigits) => void
  label: string
  /** The name of one box, by its number. */
  boxLabel: (number: number) => string
  /** A wrong code goes away as soon as something is typed. */
  state: 'open' | 'busy' | 'wrong' | 'good'
  describedBy?: string
  className?: string
}

/** A code of six digits in two groups of three, always from left to right. It can be typed, pasted or filled in. */
export function CodeBoxes({
  digits,
  onChange,
  label,
  boxLabel,
  state,
  describedBy,
  className,
}: CodeBoxesProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const go = (place: number) => boxes.current[Math.max(0, Math.min(codeLength - 1, place))]?.focus()
  // Nothing else is to be done on a page with a code.
  useEffect(() => boxes.current[0]?.focus(), [])
  const isWrong = state === 'wrong'
  const isFixed = state === 'busy' || state === 'good'

  const change = (after: { digits: CodeDigits; place: number }) => {
    onChange(after.digits)
    go(after.place)
  }
  const enter = (place: number, text: string) => {
    if (isFixed || digitsIn(text) === '') return
    change(isWrong ? entered(noDigits, 0, text) : entered(digits, place, text))
  }
  const takeBack = (place: number) => {
    if (!isFixed) change(isWrong ? { digits: noDigits, place: 0 } : takenBack(digits, place))
  }
  const press = (event: KeyboardEvent, place: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = placeAfter(event.key, place)
    const isDigit = /^\d$/.test(event.key)
    if (target === undefined && event.key !== 'Backspace' && !isDigit) return
    event.preventDefault()
    if (target !== undefined) go(target)
    // A digit that stands there already would change nothing, and not be noticed otherwise.
    else if (isDigit) enter(place, event.key)
    else takeBack(place)
  }
  const type = (place: number, typed: string) => {
    const old = digits[place] ?? ''
    if (typed === '') return takeBack(place)
    enter(place, old !== '' && typed.length === 2 ? typed.replace(old, '') : typed)
  }
  return (
    <fieldset className={className} aria-describedby={describedBy}>
      <legend className="mb-1.5 text-14 font-semibold">{label}</legend>
      <div dir="ltr" className="flex items-center gap-1 w350:gap-1.5 w768:gap-2">
        {digits.map((digit, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is known by its place
          <Fragment key={place}>
            {place === codeLength / 2 && <span aria-hidden className="h-0.5 w-2.5 flex-none bg-line-2" />}
            <input
              ref={(element) => {
                boxes.current[place] = element
              }}
              value={digit}
              onChange={(event) => type(place, event.currentTarget.value)}
              onKeyDown={(event) => press(event, place)}
              onFocus={(event) => event.currentTarget.select()}
              onPaste={(event) => {
                event.preventDefault()
                enter(place, event.clipboardData.getData('text'))
              }}
              readOnly={isFixed}
              inputMode="numeric"
              pattern="\d*"
              autoComplete={place === 0 ? 'one-time-code' : 'off'}
              aria-label={boxLabel(place + 1)}
              aria-invalid={isWrong || undefined}
              className={classNames(boxClasses, boxLooks[state])}
            />
          </Fragment>
        ))}
      </div>
    </fieldset>
  )
}

/** Where a key leads: from left to right, whatever the direction of the page. */
function placeAfter(key: string, place: number): number | undefined {
  if (key === 'ArrowLeft') return place - 1
  if (key === 'ArrowRight') return place + 1
  if (key === 'Home') return 0
  return key === 'End' ? codeLength - 1 : undefined
}

const boxClasses =
  'figures h-14 w-full min-w-0 flex-1 rounded-[10px] border bg-page text-center text-22 font-strong outline-none transition-shadow duration-150 focus:ring-3 w768:h-16 w768:text-28'

const boxLooks: Record<CodeBoxesProps['state'], string> = {
  open: 'border-control text-ink focus:border-primary focus:ring-primary-soft',
  busy: 'border-line-2 text-ink-2 focus:ring-primary-soft',
  wrong: 'border-sale text-sale focus:ring-sale-soft',
  good: 'border-theme-ink bg-theme-soft text-theme-ink focus:ring-theme-soft',
}
