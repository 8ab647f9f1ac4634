import { ratingReviewStore } from '@gema/contract/calls/rating-review.ts'
import type { Answer } from '@gema/contract/client.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { askWithProgress, type Progress } from '../../api/ask-with-progress.ts'
import { contractResolver } from '../../api/form-resolver.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { reviewDialogWords } from './review-dialog-words.ts'
import { forgetDraft, keepDraft, type ReviewValues, recallDraft } from './review-draft.ts'
import { usePhotos } from './use-photos.ts'
import { usePictureKb } from './use-picture-kb.ts'

interface ReviewPlace {
  order: string
  key?: string
  line: string
}

/** What the server said when it was done, how many stars were given, and how the address of the product begins. */
export interface ReviewDone {
  message: string
  rating: number
  slug: string
}

const typed = ratingReviewStore.input.pick({ rating: true, text: true })

/** Checks a review as the server does, sends it once with its photos, and keeps all of it whenever that fails. */
export function useReviewForm(place: ReviewPlace, onDone: () => void) {
  const t = useWords(reviewDialogWords)
  const { language } = useLanguage()
  const mostKb = usePictureKb(place)
  const photos = usePhotos(mostKb)
  const [progress, setProgress] = useState<Progress>()
  const [done, setDone] = useState<ReviewDone>()
  const isUnderWay = useRef(false)
  const sending = useRef<AbortController>(undefined)
  const resolver = useMemo(
    () => contractResolver(typed as unknown as z.ZodType<ReviewValues, ReviewValues>, language),
    [language],
  )
  const [draft] = useState(() => recallDraft(place.line))
  const form = useForm<ReviewValues>({ resolver, defaultValues: draft, shouldFocusError: false })
  const isDone = done !== undefined
  useEffect(() => {
    if (isDone) return undefined
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(place.line, values),
    })
  }, [form, place.line, isDone])

  const showAnswer = (answer: Extract<Answer<unknown>, { ok: false }>) => {
    const told = answer.fields.filter(({ field }) => field === 'rating' || field === 'text')
    for (const { field, message } of told) form.setError(field as keyof ReviewValues, { message })
    const isAboutPhotos = photos.showRefusal(answer.fields)
    if (told.length === 0 && !isAboutPhotos)
      form.setError('root', { message: answer.form[0] ?? answer.message })
    leadToFault()
  }
  const send = async (values: ReviewValues) => {
    const stop = new AbortController()
    sending.current = stop
    setProgress({ sent: 0, total: 0 })
    const ask = askWithProgress({ language, onProgress: setProgress, signal: stop.signal })
    try {
      const answer = await ask('ratingReviewStore', { ...place, ...values, pictures: photos.photos })
      if (!answer.ok) return showAnswer(answer)
      forgetDraft(place.line)
      setDone({ message: answer.message, rating: values.rating, slug: answer.data.slug })
      onDone()
    } catch {
      // Who has stopped it knows why nothing has come back.
      if (stop.signal.aborted) return
      form.setError('root', { message: t(navigator.onLine ? 'no_answer' : 'offline') })
      leadToFault()
    } finally {
      sending.current = undefined
      setProgress(undefined)
    }
  }
  const submit = form.handleSubmit(async () => {
    // A second press comes before the button is busy.
    if (isUnderWay.current) return
    isUnderWay.current = true
    // What the server reads is what was typed; the check only looks at it.
    if (await photos.areFine()) await send(form.getValues())
    else leadToFault()
    isUnderWay.current = false
  }, leadToFault)
  return {
    ...{ form, photos, mostKb, progress, submit, done },
    isSending: progress !== undefined,
    stop: () => sending.current?.abort(),
  }
}

/** Leads to the first thing that is wrong, once it is shown. */
function leadToFault(): void {
  requestAnimationFrame(() => {
    const wrong =
      document.querySelector<HTMLElement>('#review-form [aria-invalid="true"]') ??
      document.querySelector<HTMLElement>('#review-form [role="alert"]') ??
      document.getElementById('review-photos')
    wrong?.focus({ preventScroll: true })
    wrong?.scrollIntoView({ block: 'center' })
  })
}

export type ReviewFormState = ReturnType<typeof useReviewForm>
