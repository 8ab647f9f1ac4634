import { avatarLimit } from '@gema/contract/calls/user.ts'
import { sentenceOf } from '@gema/contract/refusals.ts'
import { useState } from 'react'
import { useChange } from '../../commerce/account/use-change.ts'
import { useKeepProfile } from '../../commerce/account/use-keep-profile.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { profileWords } from './profile-words.ts'

/** Sends and removes the photo of the account. While it is being sent, it is shown as it lies on the device. */
export function usePhoto() {
  const t = useWords(profileWords)
  const toast = useToast()
  const keepProfile = useKeepProfile()
  const { language } = useLanguage()
  const [preview, setPreview] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const sending = useChange()
  const removing = useChange()

  const choose = async (file: File) => {
    const wrong = whatIsWrongWith(file)
    if (wrong !== undefined) return setProblem(sentenceOf(wrong, language))
    setProblem(undefined)
    setPreview(await dataUrlOf(file))
    const answer = await sending.change('userAvatarStore', { avatar: file })
    setPreview(undefined)
    if (!answer.ok) return setProblem(answer.form[0] ?? answer.message)
    keepProfile(answer.data)
    toast.success(t('photo_saved'))
  }
  const remove = async () => {
    setProblem(undefined)
    const answer = await removing.change('userAvatarDelete', {})
    if (!answer.ok) return toast.error(answer.message)
    keepProfile(answer.data)
    toast.success(t('photo_removed'))
  }
  return { preview, problem, sending: sending.busy, removing: removing.busy, choose, remove }
}

/** The server looks into the file itself; this only spares the sending of what it would refuse. */
function whatIsWrongWith(file: File): 'picture_unreadable' | 'picture_too_large' | undefined {
  if (!['image/jpeg', 'image/png'].includes(file.type)) return 'picture_unreadable'
  return file.size > avatarLimit ? 'picture_too_large' : undefined
}

/** The picture inside an address: pages show nothing from elsewhere, not even from memory. */
const dataUrlOf = (file: File): Promise<string | undefined> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve(undefined)
    reader.readAsDataURL(file)
  })
