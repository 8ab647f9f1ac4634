import { useWords } from '../../language/use-words.ts'
import { useToast } from '../use-toast.ts'
import { printPage } from './print-page.ts'
import { sendToOthers } from './send-to-others.ts'
import { mailLink, whatsappLink } from './share-links.ts'
import { shareWords } from './share-words.ts'
import { addressToShare } from './shared-address.ts'

export interface ShareWays {
  /** To the clipboard; a toast says whether it worked. */
  copyLink: () => Promise<void>
  /** By the device's own means; where there are none, by WhatsApp. */
  share: () => void
  /** With all of its pictures. */
  print: () => Promise<void>
  /** Where links for it lead. Only for the browser: the server does not know the address. */
  whatsapp: () => string
  mail: () => string
}

/** Hands the open page on. Its address is the canonical one, without anything that says who sends it. */
export function useShare(title: string): ShareWays {
  const t = useWords(shareWords)
  const toast = useToast()
  const whatsapp = () => whatsappLink(`${title}\n${addressToShare()}`)
  return {
    copyLink: async () => {
      try {
        await navigator.clipboard.writeText(addressToShare())
        toast.success(t('link_copied'))
      } catch {
        toast.error(t('link_not_copied'))
      }
    },
    share: () => {
      if (!sendToOthers({ title, url: addressToShare() })) window.open(whatsapp(), '_blank', 'noopener')
    },
    print: printPage,
    whatsapp,
    mail: () => mailLink(title, `${title}\n${addressToShare()}`),
  }
}
