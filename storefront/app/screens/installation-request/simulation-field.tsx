import { sentenceOf } from '@gema/contract/refusals.ts'
import { spacedCode } from '@gema/contract/values/simulation-code.ts'
import { CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { addressOf } from '../../addresses.ts'
import { useMoney } from '../../commerce/use-money.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { installationFormWords } from './installation-form-words.ts'
import { useFieldProps } from './use-field-props.ts'
import type { InstallationForm } from './use-installation-form.ts'
import { type FoundSimulation, useSimulationOfCode } from './use-simulation-of-code.ts'

/** The code of a saved simulation: once the field is left, what it is and what it costs stand below. */
export function SimulationField({ form, disabled }: { form: InstallationForm; disabled: boolean }) {
  const t = useWords(installationFormWords)
  const { language } = useLanguage()
  const field = useFieldProps(form)('simulation_code')
  const typed = form.watch('simulation_code')
  const { state, found, look } = useSimulationOfCode(typed)
  const leave = useEffectEvent(() => look())
  // What came with the address or was kept is looked up at once.
  const isFilledIn = typed !== '' && !form.getFieldState('simulation_code').isTouched
  useEffect(() => {
    if (isFilledIn) leave()
  }, [isFilledIn])
  const unknown = state === 'unknown' ? sentenceOf('installation_simulation', language) : undefined
  const hint =
    state === 'busy'
      ? t('simulation_busy')
      : state === 'unsure'
        ? t('simulation_unsure')
        : t('simulation_code_hint')
  return (
    <div>
      <Field
        {...field}
        error={field.error ?? unknown}
        hint={found === undefined ? hint : undefined}
        onBlur={(event) => {
          look()
          void field.onBlur(event)
        }}
        placeholder={spacedCode('K7MX29PW')}
        dir="ltr"
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={disabled}
        className="w768:max-w-[calc(50%-0.5rem)]"
      />
      <div aria-live="polite">{found && <Found simulation={found} />}</div>
    </div>
  )
}

function Found({ simulation: { uuid, name, price, lines } }: { simulation: FoundSimulation }) {
  const t = useWords(installationFormWords)
  const money = useMoney()
  return (
    <div className="mt-2 flex items-center gap-3 rounded-inner bg-theme-soft px-3.5 py-3 text-14">
      <Icon of={CircleCheck} className="text-theme-ink" />
      <p className="min-w-0 flex-1">
        <b className="block font-strong [overflow-wrap:anywhere]">{name}</b>
        <span className="figures text-ink-2">
          {t('simulation_lines', { count: lines })} · {money(price)}
        </span>
      </p>
      <PageLink
        to={addressOf('simulation', { uuid })}
        target="_blank"
        rel="noopener"
        className="flex-none px-1 py-2 font-semibold text-primary hover:underline"
      >
        {t('simulation_open')}
      </PageLink>
    </div>
  )
}
