import type { Article } from '@gema/contract/calls/article.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerCalls, connectionLost } from '../../../testing/answer-calls.ts'
import { show } from '../../../testing/show.tsx'
import { ArticleVote } from './article-vote.tsx'

const article: Article = {
  uuid: '6fa459ea-ee8a-4ca4-894e-db77e160355e',
  slug: 'karaoke-without-feedback',
  slugs: { en: 'karaoke-without-feedback', id: 'karaoke-tanpa-dengung' },
  title: 'Karaoke without feedback',
  summary: '',
  image: 'karaoke.webp',
  author: 'Rani',
  author_note: '',
  minutes: 4,
  tags: [],
  published_at: '2026-11-01T03:00:00Z',
  updated_at: '2026-11-01T03:00:00Z',
  body: { blocks: [], contents: [] },
  useful_count: 0,
}

test('a reader says that it was useful, is remembered, and may think again', async () => {
  const sent = answerCalls({
    articleVote: ({ is_useful }) => ({ useful_count: is_useful ? 1 : 0 }),
  })
  const screen = await show(<ArticleVote article={article} />)
  const yes = screen.getByRole('button', { name: /^Yes/ })
  const no = screen.getByRole('button', { name: 'Not really' })
  await yes.dblClick()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Thank you. That is good to know.')
  await expect.element(yes).toHaveAttribute('aria-pressed', 'true')
  await expect.element(yes).toHaveTextContent('Yes, 1')
  await yes.click()
  expect(sent.map(({ input }) => input)).toEqual([{ uuid: article.uuid, is_useful: true }])

  await screen.unmount()
  await show(<ArticleVote article={{ ...article, useful_count: 1 }} />)
  await expect.element(yes).toHaveAttribute('aria-pressed', 'true')
  no.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(no).toHaveAttribute('aria-pressed', 'true')
  await expect.element(yes).toHaveAttribute('aria-pressed', 'false')
  await expect.element(yes).toHaveTextContent('Yes')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Thank you. We will look at it again.')
})

test('an answer that does not arrive is told in Indonesian and not remembered', async () => {
  let isConnected = false
  answerCalls({ articleVote: () => (isConnected ? { useful_count: 4 } : connectionLost) })
  const screen = await show(<ArticleVote article={{ ...article, useful_count: 3 }} />, { language: 'id' })
  const yes = screen.getByRole('button', { name: /^Ya/ })
  await yes.click()
  await expect
    .element(screen.getByText('Jawaban Anda belum sampai. Silakan coba lagi.').first())
    .toBeVisible()
  await expect.element(yes).toHaveAttribute('aria-pressed', 'false')
  await expect.element(yes).toHaveTextContent('Ya, 3')
  isConnected = true
  // The note of the fault may cover the button: by key.
  await userEvent.keyboard('{Enter}')
  await expect.element(yes).toHaveAttribute('aria-pressed', 'true')
  await expect.element(yes).toHaveTextContent('Ya, 4')
})
