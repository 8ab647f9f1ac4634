import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { FieldError } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { FileTile } from '../../ui/file-tile.tsx'
import { useThumbnail } from '../../ui/use-thumbnail.ts'
import { fieldId } from './field-id.ts'
import { sellerFormWords } from './seller-form-words.ts'
import type { DocumentField as Field } from './seller-values.ts'
import { documentTypes } from './unreadable-documents.ts'
import type { SellerForm } from './use-seller-form.ts'

interface DocumentFieldProps {
  form: SellerForm
  field: Field
  optional?: boolean
}

/** The same height with and without a photo. */
const height = 'h-44'

/** A photo of one document: a place to drop it, then its picture. What is wrong with it is said below, at once. */
export function DocumentField({ form, field, optional = false }: DocumentFieldProps) {
  const t = useWords(sellerFormWords)
  const { language } = useLanguage()
  const file = form.watch(field) ?? undefined
  const src = useThumbnail(file)
  const { errors, isSubmitting } = form.formState
  const error = errors[field]?.message
  const noteId = `${fieldId(field)}-note`
  const change = (next: File | null) =>
    form.setValue(field, next, {
      shouldDirty: true,
      shouldValidate: next !== null || form.formState.isSubmitted,
    })
  const remove = () => {
    change(null)
    // The cross is gone: the place to drop the next photo takes its part.
    requestAnimationFrame(() => document.getElementById(fieldId(field))?.focus())
  }
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-14 font-semibold">
        {t(field)} {optional && <span className="font-normal text-ink-2">{t('optional')}</span>}
      </p>
      {file === undefined ? (
        <FileDrop
          id={fieldId(field)}
          label={t(field)}
          accept={documentTypes.join(',')}
          invalid={error !== undefined}
          aria-describedby={error ? noteId : undefined}
          onFiles={([first]) => first && change(first)}
          className={height}
        >
          <span>
            <b className="font-semibold">{t('drop')}</b>
            {t('or_choose', { choose: '' })}
            <span className="font-semibold text-primary">{t('choose')}</span>
          </span>
          <span className="text-12 text-ink-2">{t('drop_hint')}</span>
        </FileDrop>
      ) : (
        <div id={fieldId(field)} tabIndex={-1}>
          <FileTile
            name={file.name}
            detail={
              isSubmitting
                ? t('sending_file')
                : t('size', { size: size.format(Math.max(0.1, file.size / 1024 ** 2)) })
            }
            src={src}
            refused={error !== undefined}
            busy={isSubmitting}
            removeLabel={t('remove', { file: file.name })}
            onRemove={remove}
            className={height}
          />
        </div>
      )}
      <div id={noteId} aria-live="polite">
        {error && <FieldError>{error}</FieldError>}
      </div>
    </div>
  )
}
