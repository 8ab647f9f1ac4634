import type { ComplaintFiling } from '@gema/contract/shapes/complaint.ts'
import { Mail, MessageSquare } from 'lucide-react'
import { useShop } from '../../../api/use-shop.ts'
import { PageLink } from '../../../language/page-link.tsx'
import { useWords } from '../../../language/use-words.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { NumberedList } from '../../../ui/numbered-list.tsx'
import { FilingSummary } from './filing-summary.tsx'
import { filingWords } from './filing-words.ts'
import type { FilingForm } from './use-filing-form.ts'

const panel = 'rounded-card border border-line bg-page p-4'

/** Beside the form: what was chosen and what it cost, what happens next, and somebody to talk to. */
export function FilingAside({ form, filing }: { form: FilingForm; filing: ComplaintFiling }) {
  const t = useWords(filingWords)
  return (
    <aside className="grid min-w-0 gap-5 w992:sticky w992:top-[92px]">
      <section className={panel}>
        <h2 className="mb-3.5 text-18">{t('summary')}</h2>
        <FilingSummary form={form} lines={filing.lines} />
      </section>
      <section className={panel}>
        <h2 className="mb-3.5 text-18">{t('next')}</h2>
        <NumberedList
          items={[
            { title: t('next_check'), text: t('next_check_text') },
            { title: t('next_agree'), text: t('next_agree_text') },
            { title: t('next_send'), text: t('next_send_text') },
          ]}
        />
      </section>
      <Talk number={filing.order.number} />
    </aside>
  )
}

function Talk({ number }: { number: string }) {
  const t = useWords(filingWords)
  const { setting } = useShop()
  const { whatsapp } = setting.site_setting
  if (!whatsapp && !setting.email) return null
  const greeting = encodeURIComponent(t('chat_greeting', { shop: setting.site_name, number }))
  const looks = `${buttonClasses('secondary', 40)} mt-3 w-full`
  return (
    <section className={panel}>
      <h2 className="text-14 tracking-normal">{t('talk')}</h2>
      <p className="text-14 text-ink-2">{t('talk_text')}</p>
      {whatsapp ? (
        <PageLink to={`https://wa.me/${whatsapp}?text=${greeting}`} className={looks}>
          <Icon of={MessageSquare} size={16} />
          {t('chat')}
        </PageLink>
      ) : (
        <PageLink to={`mailto:${setting.email}`} className={looks}>
          <Icon of={Mail} size={16} />
          {t('write')}
        </PageLink>
      )}
    </section>
  )
}
