import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { ReceivedPage } from '../../ui/received-page.tsx'
import { NextSteps } from './next-steps.tsx'
import { sellerRegistrationWords } from './seller-registration-words.ts'
import type { Sent } from './use-seller-form.ts'

/** It has arrived: its reference, and what happens next. */
export function SellerSent({ sent: { reference, message, email } }: { sent: Sent }) {
  const t = useWords(sellerRegistrationWords)
  return (
    <ReceivedPage
      title={t('sent_title')}
      text={`${message} ${t('sent_mail', { email })}`}
      reference={{ label: t('reference'), value: reference, text: t('reference_text') }}
      nextTitle={t('next')}
      actions={
        <PageLink to={addressOf('home')} className={buttonClasses('primary')}>
          {t('to_home')}
        </PageLink>
      }
    >
      <NextSteps />
    </ReceivedPage>
  )
}
