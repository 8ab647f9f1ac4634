import { expect } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Every text can be seen: as a whole, or as the beginning of one where it ends with an ellipsis. */
export async function expectTexts(screen: RenderResult, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const found = text.endsWith('…')
      ? screen.getByText(new RegExp(`^\\s*${escaped(text.slice(0, -1)).replaceAll(' ', '\\s')}`))
      : screen.getByText(text, { exact: true })
    await expect.element(found.first()).toBeVisible()
  }
}
