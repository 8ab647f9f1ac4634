import type { AddressInput } from '@gema/contract/shapes/address.ts'
import { UserRound } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { addressOf } from '../../../addresses.ts'
import { AddressFields } from '../../../commerce/address/address-fields.tsx'
import { inLanguage } from '../../../language/language-path.ts'
import { PageLink } from '../../../language/page-link.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { useWords } from '../../../language/use-words.ts'
import { withNext } from '../../../shopper/next-address.ts'
import { Field } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { checkoutWords } from '../checkout-words.ts'
import { StepPanel } from '../step-panel.tsx'
import type { DetailsForm } from '../use-details-form.ts'

interface GuestSectionProps {
  details: DetailsForm
  address: UseFormReturn<AddressInput>
  problem: string | undefined
}

/** Who orders and where it goes, without an account. */
export function GuestSection({ details, address, problem }: GuestSectionProps) {
  const t = useWords(checkoutWords)
  const { language } = useLanguage()
  const signIn = withNext(addressOf('login'), inLanguage(addressOf('checkout'), language))
  return (
    <StepPanel number={1} title={t('address')} problem={problem}>
      <Note kind="quiet" sign={UserRound} className="mb-5">
        {t('have_account')} <PageLink to={signIn}>{t('sign_in')}</PageLink> {t('have_account_text')}
      </Note>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <Field
          {...details.register('email')}
          className="mb-5 w768:max-w-[calc(50%-8px)]"
          label={t('email')}
          hint={t('email_hint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          error={details.formState.errors.email?.message}
        />
        <AddressFields form={address} known={undefined} />
      </form>
    </StepPanel>
  )
}
