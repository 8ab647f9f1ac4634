import { CSPProvider } from '@base-ui/react/csp-provider'
import { Menu } from '@base-ui/react/menu'
import { Link, MessageCircle } from 'lucide-react'
import type { RefObject } from 'react'
import { useToast } from '../../../commerce/use-toast.ts'
import { useWords } from '../../../language/use-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { galleryWords } from './gallery-words.ts'

interface ShareMenuProps {
  anchor: RefObject<HTMLButtonElement | null>
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

const itemClasses =
  'flex cursor-pointer items-center gap-3 rounded-control px-3 py-2.5 outline-none data-highlighted:bg-soft'

/** Copying the link, or sending it by WhatsApp. */
export function ShareMenu({ anchor, title, open, onOpenChange }: ShareMenuProps) {
  const t = useWords(galleryWords)
  const toast = useToast()
  const { href } = window.location
  const copy = () =>
    navigator.clipboard.writeText(href).then(
      () => toast.success(t('link_copied')),
      () => toast.error(t('link_not_copied')),
    )
  return (
    <CSPProvider disableStyleElements>
      <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
        <Menu.Portal>
          <Menu.Positioner anchor={anchor} align="end" sideOffset={8} className="z-40">
            <Menu.Popup
              finalFocus={anchor}
              className="drops-in w-60 rounded-card border border-line bg-page p-2 text-14 shadow-raised outline-none"
            >
              <Menu.Item onClick={copy} className={itemClasses}>
                <Icon of={Link} />
                {t('copy_link')}
              </Menu.Item>
              <Menu.LinkItem
                closeOnClick
                href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${href}`)}`}
                target="_blank"
                rel="noopener"
                className={itemClasses}
              >
                <Icon of={MessageCircle} />
                {t('whatsapp')}
              </Menu.LinkItem>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </CSPProvider>
  )
}
