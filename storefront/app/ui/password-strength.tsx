import { classNames } from './class-names.ts'
import { type PasswordScore, passwordScore } from './password-score.ts'

interface PasswordStrengthProps {
  password: string
  /** What is asked of a password. */
  hint: string
  /** What each score is called, from too short to very strong. */
  names: Record<PasswordScore, string>
}

const bars: PasswordScore[] = [1, 2, 3, 4]

/** Four bars and a word: how hard the password is to guess. Stands in the place of a field's hint. */
export function PasswordStrength({ password, hint, names }: PasswordStrengthProps) {
  const score = passwordScore(password)
  const filled = Math.max(score, password === '' ? 0 : 1)
  const isGood = score >= 3
  return (
    <>
      <span aria-hidden className="mb-1.5 grid grid-cols-4 gap-1 pt-0.5">
        {bars.map((bar) => (
          <span key={bar} className={classNames('h-1 rounded-[2px]', barColour(bar <= filled, isGood))} />
        ))}
      </span>
      <span className="flex justify-between gap-3">
        <span>{hint}</span>
        <b className={classNames('flex-none font-strong', isGood ? 'text-theme-ink' : 'text-warn-ink')}>
          {password !== '' && names[score]}
        </b>
      </span>
    </>
  )
}

function barColour(isFilled: boolean, isGood: boolean): string {
  if (!isFilled) return 'bg-line'
  return isGood ? 'bg-theme' : 'bg-warn-ink'
}
