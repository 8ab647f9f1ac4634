import type { PaymentMethod } from '@gema/contract/shapes/payment.ts'
import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useWords } from '../../language/use-words.ts'
import { movedTab } from '../../ui/moved-tab.ts'
import { PaymentPanel } from './payment-panel.tsx'
import { PaymentTabButton } from './payment-tab-button.tsx'
import { paymentWords } from './payment-words.ts'
import { firstOfTab, tabsOfMethods } from './tabs-of-methods.ts'

interface PaymentTabsProps {
  methods: readonly PaymentMethod[]
  /** The way that holds now. */
  chosen: PaymentMethod
  onChoose: (method: PaymentMethodId) => void
}

/** The ways to pay as tabs, and below them what is to be known about the chosen one. */
export function PaymentTabs({ methods, chosen, onChoose }: PaymentTabsProps) {
  const t = useWords(paymentWords)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const tabs = tabsOfMethods(methods)
  const place = tabs.findIndex(({ name }) => name === chosen.tab)
  const current = tabs[place]
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = movedTab(event, place, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || tab === undefined) return
    event.preventDefault()
    onChoose(firstOfTab(tab).id)
    const button = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]
    button?.focus({ preventScroll: true })
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={t('ways')}
        onKeyDown={press}
        // On phones they are dragged sideways, and the next one shows at the edge.
        className="flex gap-2 overflow-x-auto [scrollbar-width:none] max-w768:-me-4 max-w768:pe-4 max-w768:pb-px w768:grid w768:grid-cols-3 w1200:grid-cols-5"
      >
        {tabs.map((tab) => (
          <PaymentTabButton
            key={tab.name}
            tab={tab}
            ids={{ tab: `${id}-${tab.name}`, panel: `${id}-panel` }}
            isChosen={tab.name === chosen.tab}
            onPress={() => tab.name !== chosen.tab && onChoose(firstOfTab(tab).id)}
          />
        ))}
      </div>
      {current && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current.name}`} className="mt-4">
          <PaymentPanel tab={current} chosen={chosen} onChoose={onChoose} />
        </div>
      )}
    </>
  )
}
