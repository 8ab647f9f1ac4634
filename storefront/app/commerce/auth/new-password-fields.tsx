import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordField } from '../../ui/password-field.tsx'
import { PasswordStrength } from '../../ui/password-strength.tsx'
import { usePasswordTexts } from './use-password-texts.ts'

interface NewPasswordFieldsProps {
  /** As `register` of the form gives them. */
  password: UseFormRegisterReturn
  repeated: UseFormRegisterReturn
  labels: { password: string; repeated: string }
  errors: { password?: string | undefined; repeated?: string | undefined }
  /** What has been typed so far. */
  typed: string
}

/** A new password with its strength, and once more. */
export function NewPasswordFields({ password, repeated, labels, errors, typed }: NewPasswordFieldsProps) {
  const words = usePasswordTexts()
  return (
    <>
      <PasswordField
        {...password}
        eye={words.eye}
        autoComplete="new-password"
        label={labels.password}
        error={errors.password}
        hint={<PasswordStrength password={typed} hint={words.hint} names={words.names} />}
      />
      <PasswordField
        {...repeated}
        eye={words.eye}
        autoComplete="new-password"
        label={labels.repeated}
        error={errors.repeated}
      />
    </>
  )
}
