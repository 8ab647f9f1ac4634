import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import { useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { contractResolver } from '../../api/form-resolver.ts'

import { useChange } from '../../commerce/account/use-change.ts'
import { useKeepProfile } from '../../commerce/account/use-keep-profile.ts'
import { showRefusal } from '../../commerce/auth/show-refusal.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { changesIn, type ProfileValues, profileRules, valuesOf } from './profile-changes.ts'
import { profileWords } from './profile-words.ts'

/** The form of the profile: what is typed stays until it is saved or given up, whatever else happens meanwhile. */
export function useProfileForm(profile: CustomerProfile) {
  const t = useWords(profileWords)
  const toast = useToast()
  const keepProfile = useKeepProfile()
  const { change } = useChange()
  const { language } = useLanguage()
  const resolver = useMemo(() => {
    const today = new Date().toISOString().slice(0, 10)
    return contractResolver<ProfileValues>(profileRules(profile, today), language)
  }, [profile, language])
  const form = useForm<ProfileValues>({ resolver, defaultValues: valuesOf(profile) })
  const { reset, setError } = form
  const { isDirty } = form.formState

  useEffect(() => {
    // Another tab may have saved something; what is being typed here is not overwritten by it.
    if (!isDirty) reset(valuesOf(profile))
  }, [profile, isDirty, reset])

  const save = async (values: ProfileValues) => {
    const changes = changesIn(values, profile)
    if (Object.keys(changes).length === 0) {
      reset(valuesOf(profile))
      return toast.success(t('nothing_new'))
    }
    const answer = await change('userUpdateProfile', changes)
    if (!answer.ok) {
      showRefusal(answer, { setError, fields: ['name', 'phone', 'birthday'] })
      return toast.error(answer.form[0] ?? answer.message)
    }
    reset(valuesOf(answer.data))
    keepProfile(answer.data)
    toast.success(t('saved'))
  }
  return { form, save }
}
