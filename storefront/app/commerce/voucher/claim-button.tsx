import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { claimWords } from './claim-words.ts'

interface ClaimButtonProps {
  name: string
  claimed?: boolean
  busy?: boolean
  onClaim: () => void
}

/** Puts a voucher into the wallet; once it is there, the way to it. Both are as wide, so that nothing moves. */
export function ClaimButton({ name, claimed = false, busy = false, onClaim }: ClaimButtonProps) {
  const t = useWords(claimWords)
  if (claimed) {
    return (
      <PageLink
        to={addressOf('vouchers')}
        aria-label={t('see_wallet')}
        className={`${buttonClasses('secondary', 32)} min-w-16 flex-none`}
      >
        {t('see')}
      </PageLink>
    )
  }
  return (
    <Button
      size={32}
      busy={busy}
      onClick={onClaim}
      aria-label={t('claim_of', { name })}
      className="min-w-16 flex-none noscript:hidden"
    >
      {t('claim')}
    </Button>
  )
}
