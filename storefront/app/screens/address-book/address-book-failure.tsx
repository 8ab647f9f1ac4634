import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { addressBookWords } from './address-book-words.ts'

interface AddressBookFailureProps {
  isOffline: boolean
  onRetry: () => void
}

/** The addresses are not here: why, and the way on. */
export function AddressBookFailure({ isOffline, onRetry }: AddressBookFailureProps) {
  const t = useWords(addressBookWords)
  return (
    <>
      <Note kind={isOffline ? 'warn' : 'bad'}>{t(isOffline ? 'offline' : 'failed')}</Note>
      <Button look="secondary" size={40} onClick={onRetry} className="mt-4">
        {t('retry')}
      </Button>
    </>
  )
}
