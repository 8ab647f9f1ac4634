import { chipClasses } from '../../ui/chip-classes.ts'
import { classNames } from '../../ui/class-names.ts'
import { isChosen, stateOf, ValueLink, type ValueProps } from './value-link.tsx'

/** A value as a chip; what cannot be had is dashed and struck through. */
export function ValueChip(props: ValueProps) {
  const chosen = isChosen(props)
  const off = stateOf(props) !== 'free'
  return (
    <li>
      <ValueLink
        {...props}
        className={classNames(chipClasses(chosen ? 'selected' : 'plain'), off && !chosen && 'border-dashed')}
      >
        <span className={classNames(off && 'line-through', off && !chosen && 'text-hint')}>
          {props.value.label}
        </span>
      </ValueLink>
    </li>
  )
}
