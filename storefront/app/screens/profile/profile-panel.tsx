import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import { socialProviders } from '@gema/contract/shapes/customer-profile.ts'
import { useShop } from '../../api/use-shop.ts'
import { AccountPanel } from '../../commerce/account/account-panel.tsx'
import { UnsavedQuestion } from '../../commerce/account/unsaved-question.tsx'
import { useMoments } from '../../commerce/account/use-moments.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { NewsletterRow } from './newsletter-row.tsx'
import { PasswordRow } from './password-row.tsx'
import { PhotoField } from './photo-field.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { profileWords } from './profile-words.ts'
import { SocialRow } from './social-row.tsx'
import { useProfileForm } from './use-profile-form.ts'

/** The form's own element ends before the rows: each of them saves by itself, some with a form of their own. */
const formId = 'profile-form'

const actionClasses = 'whitespace-nowrap max-w768:grow max-w768:px-2.5'

export function ProfilePanel({ profile }: { profile: CustomerProfile }) {
  const t = useWords(profileWords)
  const { setting } = useShop()
  const { dayAndTime } = useMoments()
  const { form, save } = useProfileForm(profile)
  const { isDirty, isSubmitting } = form.formState
  const offered = { google: setting.google_login, facebook: setting.facebook_login }
  const providers = socialProviders.filter(
    (provider) => offered[provider] || profile.identities.some((identity) => identity.provider === provider),
  )
  return (
    <AccountPanel
      title={t('title')}
      side={<span className="figures">{t('saved_at', { moment: dayAndTime(profile.saved_at) })}</span>}
    >
      <PhotoField profile={profile} />
      <form id={formId} noValidate onSubmit={form.handleSubmit(save)}>
        <ProfileFields form={form} profile={profile} />
      </form>
      <ul className="mt-6 border-t border-line">
        <PasswordRow profile={profile} />
        {providers.map((provider) => (
          <SocialRow key={provider} provider={provider} profile={profile} />
        ))}
        <NewsletterRow profile={profile} />
      </ul>
      <div className="mt-5 flex gap-3 max-w350:flex-col">
        <Button type="submit" form={formId} busy={isSubmitting} className={actionClasses}>
          {t('save')}
        </Button>
        <Button look="quiet" onClick={() => form.reset()} className={actionClasses}>
          {t('cancel')}
        </Button>
      </div>
      <UnsavedQuestion
        isDirty={isDirty}
        texts={{ title: t('unsaved_title'), text: t('unsaved_text'), stay: t('stay'), leave: t('leave') }}
      />
    </AccountPanel>
  )
}
