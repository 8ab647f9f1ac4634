import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { placeOfLeftOrder } from '../../commerce/checkout/left-order.ts'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { checkoutTitle } from './checkout-page.tsx'
import { checkoutWords } from './checkout-words.ts'
import { OneMoment } from './one-moment.tsx'
import { useUnansweredOrder } from './paying/use-unanswered-order.ts'

/**
 * Nothing is selected, or there is no cart at all. Where it has just become an order, its shopper is led to that: also
 * when they never heard of it, because the connection broke before the answer came.
 */
export function NothingToPay({ hasLines }: { hasLines: boolean }) {
  const t = useWords(checkoutWords)
  const navigate = useNavigate()
  const { language } = useLanguage()
  const isLooking = useUnansweredOrder()
  const place = isLooking ? undefined : placeOfLeftOrder()
  useEffect(() => {
    if (place !== undefined) navigate(inLanguage(place, language), { replace: true })
  }, [place, language, navigate])
  if (isLooking || place !== undefined) return <OneMoment what="looking" />
  return (
    <>
      <h1 className={checkoutTitle}>{t('title')}</h1>
      <EmptyState
        title={t(hasLines ? 'nothing_selected' : 'empty')}
        text={t(hasLines ? 'nothing_selected_text' : 'empty_text')}
        action={
          hasLines
            ? { text: t('to_cart'), to: addressOf('cart') }
            : { text: t('to_shop'), to: addressOf('home') }
        }
      />
    </>
  )
}
