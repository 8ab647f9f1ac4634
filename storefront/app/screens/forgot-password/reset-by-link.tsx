import { useQuery } from '@tanstack/react-query'
import { addressOf } from '../../addresses.ts'
import { useAsk } from '../../api/browser-ask.ts'
import { AuthHead } from '../../commerce/auth/auth-head.tsx'
import { authWords } from '../../commerce/auth/auth-words.ts'
import { useNext } from '../../commerce/auth/use-next.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { withNext } from '../../shopper/next-address.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { forgotPasswordWords } from './forgot-password-words.ts'
import { NewPasswordForm } from './new-password-form.tsx'

/** The page behind the link in the mail. Looking at a link does not use it up: mail programs do so, too. */
export function ResetByLink({ token }: { token: string }) {
  const t = useWords(forgotPasswordWords)
  const shared = useWords(authWords)
  const ask = useAsk()
  const next = useNext()
  const { language } = useLanguage()
  const link = useQuery({
    queryKey: ['reset', token, language],
    // Whose it is does not change while somebody types.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => ask('userFindReset', { token }),
  })
  const found = link.data?.ok ? link.data.data : undefined
  return (
    <>
      <AuthHead title={t('new_title')}>
        {found === undefined ? (
          link.isPending && t('looking')
        ) : (
          <>
            {t('for_account')} <b className="font-bold text-ink">{found.email}</b>
          </>
        )}
      </AuthHead>
      {link.isPending && <FormShape />}
      {found && <NewPasswordForm token={token} {...found} />}
      {link.data?.ok === false && (
        <Note kind="bad" className="mt-6">
          {link.data.form[0] ?? link.data.message}{' '}
          <PageLink to={withNext(addressOf('forgotPassword'), next)}>{t('new_link')}</PageLink>
        </Note>
      )}
      {link.isError && (
        <div className="mt-6 space-y-4">
          <Note kind="bad">{shared('failed')}</Note>
          <Button look="secondary" busy={link.isFetching} onClick={() => link.refetch()}>
            {t('try_again')}
          </Button>
        </div>
      )}
    </>
  )
}

/** As high as the form that comes. */
function FormShape() {
  return (
    <div aria-hidden className="mt-6 space-y-4">
      <div className="mt-8 h-12 rounded-control bg-soft" />
      <div className="mt-12 h-12 rounded-control bg-soft" />
      <div className="h-14 rounded-control bg-line" />
    </div>
  )
}
