import type { Order } from '@gema/contract/shapes/order.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '../../ui/when-idle.ts'
import { loadQuestions } from './load-questions.ts'
import type { Asked, Question } from './order-part-props.ts'
import { firstUnreviewed } from './order-stand.ts'

/** Which dialog is open. Their code is there before somebody goes offline; `#review` opens the first review at once. */
export function useOrderQuestions(order: Order): Asked & { ask: (question: Question) => void } {
  const [question, setQuestion] = useState<Question>()
  const [isOpen, setOpen] = useState(false)
  const { hash } = useLocation()
  const ask = useCallback((next: Question) => {
    setQuestion(next)
    setOpen(true)
  }, [])
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    void whenIdle().then(() => loadQuestions().catch(() => undefined))
  }, [])
  const isLed = useRef(false)
  const line = firstUnreviewed(order)
  useEffect(() => {
    if (hash !== '#review' || isLed.current || line === undefined) return
    isLed.current = true
    ask({ what: 'review', line })
  }, [hash, line, ask])
  return { question, isOpen, close, ask }
}
