import { voucherClaim } from '@gema/contract/calls/voucher.ts'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { contractResolver } from '../../api/form-resolver.ts'
import { useChange } from '../../commerce/account/use-change.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useWalletChanged } from './use-wallet-changed.ts'
import { vouchersWords } from './vouchers-words.ts'

interface TypedCode {
  code: string
}

/** A code that somebody was given. What is wrong with it is said under it, and it stays as it was typed. */
export function ClaimForm({ onClaimed }: { onClaimed: () => void }) {
  const t = useWords(vouchersWords)
  const toast = useToast()
  const { change } = useChange()
  const walletChanged = useWalletChanged()
  const { language } = useLanguage()
  const resolver = useMemo(() => contractResolver<TypedCode>(voucherClaim.input, language), [language])
  const { register, handleSubmit, setError, reset, formState } = useForm<TypedCode>({
    resolver,
    reValidateMode: 'onSubmit',
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting } = formState
  const claim = async (typed: TypedCode) => {
    const answer = await change('voucherClaim', typed)
    if (!answer.ok) {
      const own = answer.fields.find(({ field }) => field === 'code')
      return setError('code', { message: own?.message ?? answer.message }, { shouldFocus: true })
    }
    await walletChanged()
    reset()
    toast.success(answer.message)
    onClaimed()
  }
  return (
    <form
      noValidate
      onSubmit={handleSubmit(claim)}
      className="mt-4 grid max-w-[460px] grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
    >
      <Field
        {...register('code')}
        label={t('code')}
        error={errors.code?.message}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="[&_input]:tracking-[0.04em] [&_input]:uppercase"
      />
      <Button type="submit" look="outline" busy={isSubmitting} className="mt-[26px]">
        {t('claim')}
      </Button>
    </form>
  )
}
