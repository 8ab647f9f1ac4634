import type { RichText as Text } from '@gema/contract/shapes/rich-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { RichBlocks } from './rich-blocks.tsx'

interface RichTextProps {
  text: Text
  /** The size of the letters where it is not that of a page. */
  size?: 'page' | 'small'
  className?: string
}

const sizes = { page: 'text-16 leading-[26px] print:leading-normal', small: 'text-14 leading-[22px]' }

/** A text of the shop, built part by part from its tree: nothing in it is ever taken for markup. */
export const RichText = ({ text, size = 'page', className }: RichTextProps) => (
  <div className={classNames(sizes[size], '[overflow-wrap:anywhere]', className)}>
    <RichBlocks blocks={text.blocks} />
  </div>
)
