import type { LucideProps } from 'lucide-react'
import { createElement, type FunctionComponent } from 'react'

/**
 * Draws the icons of the library in the built pages (see vite/light-icons.ts), with the same properties. A page has two
 * hundred of them: their shapes are markup, because each would else be drawn, and brought to life, as an element.
 */
export const drawIcon =
  (shapes: string): FunctionComponent<LucideProps> =>
  ({ size = 24, strokeWidth = 2, ...rest }) =>
    createElement('svg', {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
      ...rest,
      dangerouslySetInnerHTML: { __html: shapes },
    })
