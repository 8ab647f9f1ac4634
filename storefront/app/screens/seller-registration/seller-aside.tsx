import { useWords } from '../../language/use-words.ts'
import { ContactWays } from './contact-ways.tsx'
import { NextSteps } from './next-steps.tsx'
import { sellerRegistrationWords } from './seller-registration-words.ts'

const panel = 'rounded-card border border-line p-4'

/** Beside the form: what happens next, and the way to somebody to ask. */
export function SellerAside() {
  const t = useWords(sellerRegistrationWords)
  return (
    <aside className="grid gap-5 w992:sticky w992:top-[92px]">
      <section className={panel}>
        <h2 className="mb-3.5 text-18">{t('next')}</h2>
        <NextSteps />
      </section>
      <section className={panel}>
        <h2 className="text-14 tracking-normal">{t('talk')}</h2>
        <p className="text-14 text-ink-2">{t('talk_text')}</p>
        <ContactWays className="mt-3 grid gap-2" />
      </section>
    </aside>
  )
}
