import { useSearchParams } from 'react-router'
import { pageMeta } from '../../api/page-meta.ts'
import type { Route } from './+types/forgot-password-screen'
import { AskForLink } from './ask-for-link.tsx'
import { forgotPasswordWords } from './forgot-password-words.ts'
import { ResetByLink } from './reset-by-link.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, forgotPasswordWords, (t) => ({ title: t('title'), noindex: true }))

/** Asks for a link; with the token of one, for the new password. */
export default function ForgotPasswordScreen() {
  const [params] = useSearchParams()
  const token = params.get('token')
  return token ? <ResetByLink token={token} /> : <AskForLink />
}
