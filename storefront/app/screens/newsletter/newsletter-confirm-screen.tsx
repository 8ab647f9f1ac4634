import { pageMeta } from '../../api/page-meta.ts'
import type { Route } from './+types/newsletter-confirm-screen'
import { NewsletterLink } from './newsletter-link.tsx'
import { newsletterLinkWords } from './newsletter-link-words.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, newsletterLinkWords, (t) => ({ title: t('confirm_title'), noindex: true }))

export default function NewsletterConfirmScreen() {
  return <NewsletterLink kind="confirm" />
}
