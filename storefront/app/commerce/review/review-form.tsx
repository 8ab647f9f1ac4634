import { useWords } from '../../language/use-words.ts'
import { AreaField } from '../../ui/area-field.tsx'
import { Note } from '../../ui/note.tsx'
import { groupedCount } from '../grouped-count.ts'
import { ShopPicture } from '../shop-picture.tsx'
import { PhotosField } from './photos-field.tsx'
import { reviewDialogWords } from './review-dialog-words.ts'
import type { ReviewedLine } from './reviewed-line.ts'
import { StarChoice } from './star-choice.tsx'
import type { ReviewFormState } from './use-review-form.ts'

/** As the contract has it. */
const mostLetters = 2000

/** The stars, the words and the photos of a review; what sends them stands elsewhere, and names this form. */
export function ReviewForm({ line, state }: { line: ReviewedLine; state: ReviewFormState }) {
  const { form, photos, mostKb, progress, isSending, submit, stop } = state
  const t = useWords(reviewDialogWords)
  const { errors, isSubmitted } = form.formState
  const { rating, text } = form.watch()
  return (
    <form id="review-form" noValidate onSubmit={submit} className="grid gap-5">
      <LineHead line={line} />
      <StarChoice
        rating={rating}
        error={errors.rating?.message}
        disabled={isSending}
        onChange={(stars) =>
          form.setValue('rating', stars, { shouldDirty: true, shouldValidate: isSubmitted })
        }
      />
      <div>
        <AreaField
          {...form.register('text')}
          label={t('text')}
          placeholder={t('placeholder')}
          maxLength={mostLetters}
          readOnly={isSending}
          error={errors.text?.message}
        />
        <p className="figures mt-1.5 text-end text-12 text-ink-2">
          {t('counter', { count: text.length, most: groupedCount(mostLetters) })}
        </p>
      </div>
      <PhotosField photos={photos} mostKb={mostKb} isSending={isSending} progress={progress} onStop={stop} />
      {errors.root?.message && <Note kind="bad">{errors.root.message}</Note>}
      <p className="text-12 text-ink-2">{t('masked')}</p>
      <p role="status" className="sr-only">
        {isSending && t('sending')}
      </p>
    </form>
  )
}

function LineHead({ line }: { line: ReviewedLine }) {
  return (
    <div className="flex items-center gap-3">
      <ShopPicture
        picture={line.image_path}
        alt={line.image_alt}
        widths={[96, 160]}
        sizes="60px"
        className="size-15 flex-none rounded-[10px] bg-tile"
      />
      <div className="min-w-0">
        <p className="font-semibold text-pretty">{line.name}</p>
        {line.label !== '' && <p className="text-12 text-ink-2">{line.label}</p>}
      </div>
    </div>
  )
}
