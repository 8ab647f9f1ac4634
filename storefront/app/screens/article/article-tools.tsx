import { Link2, Printer, Share2 } from 'lucide-react'
import { sendToOthers } from '../../commerce/share/send-to-others.ts'
import { shareButtonWords } from '../../commerce/share/share-button-words.ts'
import { whatsappLink } from '../../commerce/share/share-links.ts'
import { shareWords } from '../../commerce/share/share-words.ts'
import { useShare } from '../../commerce/share/use-share.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'

const round =
  'grid size-11 place-items-center rounded-full border border-line bg-page text-ink hover:border-ink'

interface ArticleToolsProps {
  title: string
  /** The whole address, as others can open it. */
  link: string
  className?: string
}

/** Copying the link, handing it to others, putting the article on paper. */
export function ArticleTools({ title, link, className }: ArticleToolsProps) {
  const t = useWords(shareWords)
  const share = useWords(shareButtonWords)
  const { copyLink, print } = useShare(title)
  return (
    <div className={classNames('flex gap-2 print:hidden', className)}>
      <button
        type="button"
        onClick={copyLink}
        aria-label={t('copy_link')}
        className={`${round} noscript:hidden`}
      >
        <Icon of={Link2} />
      </button>
      {/* Where the device has its own list of apps, that opens; everywhere else the link leads to WhatsApp. */}
      <a
        href={whatsappLink(`${title}\n${link}`)}
        target="_blank"
        rel="noopener"
        onClick={(event) => {
          if (sendToOthers({ title, url: link })) event.preventDefault()
        }}
        aria-label={share('share')}
        className={round}
      >
        <Icon of={Share2} />
      </a>
      <button type="button" onClick={print} aria-label={t('print')} className={`${round} noscript:hidden`}>
        <Icon of={Printer} />
      </button>
    </div>
  )
}
