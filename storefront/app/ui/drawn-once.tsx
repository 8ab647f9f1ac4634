import { type ComponentType, createContext, createElement, type HTMLAttributes, useContext } from 'react'

/** Answers the markup of a part that is given these values, or what stands for it, where it is known already. */
export type FindDrawn = <Given extends object>(part: ComponentType<Given>, given: Given) => string | undefined

const context = createContext<FindDrawn | undefined>(undefined)

/** Where pages are made for many visitors, parts that say the same need not be drawn for each of them. */
export const DrawnProvider = context.Provider

interface DrawnOnceProps<Given extends object> extends HTMLAttributes<HTMLElement> {
  /** The element around the part. */
  as: 'article' | 'div' | 'fieldset' | 'nav' | 'ol' | 'section' | 'span' | 'table' | 'ul'
  of: ComponentType<Given>
  /** In values that JSON can tell apart; functions are for the browser. */
  given: Given
}

/**
 * An element whose inside is remembered by who renders pages, under what it was made of (`draw-once.tsx`); in the browser
 * it is a part like any other. Besides what it is given, it may know the shop, the language and its words, and nothing
 * else: no place, no time, no `useId`, and no eager `<img>` outside of a `<picture>`, for which React writes a line into the
 * head of the page.
 */
export function DrawnOnce<Given extends object>({ as, of: part, given, ...around }: DrawnOnceProps<Given>) {
  const known = useContext(context)?.(part, given)
  if (known === undefined) return createElement(as, around, createElement(part, given))
  return createElement(as, { ...around, dangerouslySetInnerHTML: { __html: known } })
}
