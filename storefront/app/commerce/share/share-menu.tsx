import { CSPProvider } from '@base-ui/react/csp-provider'
import { Menu } from '@base-ui/react/menu'
import { Link, Mail, MessageCircle, Printer } from 'lucide-react'
import type { RefObject } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { shareWords } from './share-words.ts'
import { useShare } from './use-share.ts'

interface ShareMenuProps {
  anchor: RefObject<HTMLButtonElement | null>
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

const itemClasses =
  'flex cursor-pointer items-center gap-3 rounded-control px-3 py-2.5 outline-none data-highlighted:bg-soft'

/** The ways in which a page goes to others, or onto paper. */
export function ShareMenu({ anchor, title, open, onOpenChange }: ShareMenuProps) {
  const t = useWords(shareWords)
  const { copyLink, whatsapp, mail, print } = useShare(title)
  return (
    <CSPProvider disableStyleElements>
      <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
        <Menu.Portal>
          <Menu.Positioner anchor={anchor} align="end" sideOffset={8} className="z-40 print:hidden">
            <Menu.Popup
              finalFocus={anchor}
              className="drops-in w-60 rounded-card border border-line bg-page p-2 text-14 shadow-raised outline-none"
            >
              <Menu.Item onClick={copyLink} className={itemClasses}>
                <Icon of={Link} />
                {t('copy_link')}
              </Menu.Item>
              <Menu.LinkItem
                closeOnClick
                href={whatsapp()}
                target="_blank"
                rel="noopener"
                className={itemClasses}
              >
                <Icon of={MessageCircle} />
                {t('whatsapp')}
              </Menu.LinkItem>
              <Menu.LinkItem closeOnClick href={mail()} className={itemClasses}>
                <Icon of={Mail} />
                {t('email')}
              </Menu.LinkItem>
              <Menu.Item onClick={print} className={itemClasses}>
                <Icon of={Printer} />
                {t('print')}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </CSPProvider>
  )
}
