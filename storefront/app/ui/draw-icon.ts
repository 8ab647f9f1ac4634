import type { LucideProps } from 'lucide-react'
import { createElement, type FunctionComponent } from 'react'
import { classNames } from './class-names.ts'

/**
 * Draws the icons of the library in the built pages (see vite/light-icons.ts), with the same properties. A page has two
 * hundred of them: their shapes are markup, because each would else be drawn, and brought to life, as an element, and
 * what they have in common is said once (`sign` in styles/base.css).
 */
export const drawIcon =
  (shapes: string): FunctionComponent<LucideProps> =>
  ({ size = 24, strokeWidth = 2, className, ...rest }) =>
    createElement('svg', {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      strokeWidth,
      'aria-hidden': true,
      ...rest,
      className: classNames('sign', className),
      dangerouslySetInnerHTML: { __html: shapes },
    })
