import { formatFigure } from '@gema/contract/values/figure.ts'
import { isPredefined, type PredefinedLanguage } from '@gema/contract/values/language.ts'
import type { SubstituteReason } from './rules/nearest-substitute.ts'
import type { SuggestReason } from './rules/suggestion.ts'

type Told<Reason extends { key: string; values: object }> = {
  [Key in Reason['key']]: (
    values: Extract<Reason, { key: Key }>['values'],
    number: (value: number) => string,
  ) => string
}

const suggestReasons: Record<PredefinedLanguage, Told<SuggestReason>> = {
  en: {
    fit: ({ checks, notes }, number) => {
      if (notes === 0)
        return checks === 0 ? 'Nothing speaks against it.' : `All ${number(checks)} checks pass.`
      return `${number(notes)} of ${number(checks)} checks ${notes === 1 ? 'has' : 'have'} a remark, none a warning.`
    },
    quality: ({ percent }, number) =>
      `On average its parts rank at ${number(percent)} of 100 among those on offer.`,
    balance: ({ percent }, number) =>
      `${number(percent)} % of the money goes where it is heard and seen most.`,
    ratings: ({ rating, parts }, number) =>
      parts === 0
        ? 'Nobody has rated its parts yet.'
        : `Buyers give its parts ${number(rating)} of 5 on average.`,
    complete: ({ count, of }, number) =>
      of === 0 ? 'Nothing is missing.' : `${number(count)} of ${number(of)} optional parts are in it.`,
    maker: ({ brand, count, of }, number) => {
      if (of < 2) return 'One part makes the sound: nothing to match.'
      return count === 1
        ? 'Each of the sounding parts comes from another maker.'
        : `${number(count)} of the ${number(of)} parts that should sound alike come from ${brand}.`
    },
  },
  id: {
    fit: ({ checks, notes }, number) => {
      if (notes === 0)
        return checks === 0 ? 'Tidak ada yang menghalangi.' : `Semua ${number(checks)} pemeriksaan lolos.`
      return `${number(notes)} dari ${number(checks)} pemeriksaan diberi catatan, tanpa peringatan.`
    },
    quality: ({ percent }, number) =>
      `Rata-rata komponennya berada di peringkat ${number(percent)} dari 100 di antara pilihan yang ada.`,
    balance: ({ percent }, number) =>
      `${number(percent)}% anggaran dipakai di tempat yang paling terdengar dan terlihat.`,
    ratings: ({ rating, parts }, number) =>
      parts === 0
        ? 'Komponennya belum dinilai pembeli.'
        : `Pembeli memberi komponennya rata-rata ${number(rating)} dari 5.`,
    complete: ({ count, of }, number) =>
      of === 0
        ? 'Tidak ada yang kurang.'
        : `${number(count)} dari ${number(of)} komponen tambahan sudah termasuk.`,
    maker: ({ brand, count, of }, number) => {
      if (of < 2) return 'Hanya satu komponen yang bersuara: tidak perlu diselaraskan.'
      return count === 1
        ? 'Setiap komponen suaranya berasal dari merek yang berbeda.'
        : `${number(count)} dari ${number(of)} komponen yang sebaiknya senada berasal dari ${brand}.`
    },
  },
}

const substituteReasons: Record<PredefinedLanguage, Told<SubstituteReason>> = {
  en: {
    other_finish: ({ variant }) =>
      variant === '' ? 'The same in another version.' : `The same in ${variant}.`,
    same_maker: ({ brand }) => `Also from ${brand}, near in price and figures.`,
    similar: () => 'Near in price and figures.',
  },
  id: {
    other_finish: ({ variant }) =>
      variant === '' ? 'Produk yang sama, versi lain.' : `Produk yang sama, pilihan ${variant}.`,
    same_maker: ({ brand }) => `Juga dari ${brand}, harga dan spesifikasinya dekat.`,
    similar: () => 'Harga dan spesifikasinya dekat.',
  },
}

interface Telling {
  language: string
  decimalFormat: string
}

/** Why a suggestion has these points, as a sentence. */
export const suggestReasonSentence = (reason: SuggestReason, { language, decimalFormat }: Telling): string =>
  told(suggestReasons[wordsOf(language)], reason, decimalFormat)

/** Why something could take the place of what cannot be had, as a sentence. */
export const substituteSentence = (reason: SubstituteReason, { language, decimalFormat }: Telling): string =>
  told(substituteReasons[wordsOf(language)], reason, decimalFormat)

const wordsOf = (language: string): PredefinedLanguage => (isPredefined(language) ? language : 'en')

function told<Reason extends { key: string; values: object }>(
  words: Told<Reason>,
  reason: Reason,
  decimalFormat: string,
): string {
  const tell: (values: Reason['values'], number: (value: number) => string) => string =
    words[reason.key as Reason['key']]
  return tell(reason.values, (value) => formatFigure(value, decimalFormat, 1))
}
