import type { LucideProps } from 'lucide-react'
import { createElement, type FunctionComponent, type SVGProps } from 'react'

type Shape = [tag: string, attributes: SVGProps<SVGElement>]

/** Draws the icons of the library in the built pages (see vite/light-icons.ts), with the same properties. */
export const drawIcon =
  (shapes: Shape[]): FunctionComponent<LucideProps> =>
  ({ size = 24, strokeWidth = 2, ...rest }) =>
    createElement(
      'svg',
      {
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
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    )
