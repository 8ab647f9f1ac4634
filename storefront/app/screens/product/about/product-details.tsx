import type { ProductAddOn, ProductDetail } from '@gema/contract/shapes/product-detail.ts'
import { useWords } from '../../../language/use-words.ts'
import { DrawnOnce } from '../../../ui/drawn-once.tsx'
import { type Tab, Tabs } from '../../../ui/tabs.tsx'
import { aboutWords } from './about-words.ts'
import { DimensionDrawing } from './dimension-drawing.tsx'
import { SpecificationTable } from './specification-table.tsx'

/** Specification, description, what is in the box, warranty; beside them, whether it fits. */
export function ProductDetails({ product }: { product: ProductDetail }) {
  const t = useWords(aboutWords)
  const { dimensions, specification, description: text, box_contents: box, warranty_months: months } = product
  const longer = product.add_ons.filter(({ kind }) => kind === 'warranty')
  const tabs: (Tab | false)[] = [
    specification.length > 0 && {
      key: 'specification',
      title: t('specification'),
      content: <SpecificationTable specification={specification} />,
    },
    {
      key: 'description',
      title: t('description'),
      content: <DrawnOnce as="div" className={descriptionClasses} of={Description} given={{ text }} />,
    },
    box.length > 0 && {
      key: 'box',
      title: t('box'),
      content: <DrawnOnce as="ul" className={boxClasses} of={BoxContents} given={{ contents: box }} />,
    },
    {
      key: 'warranty',
      title: t('warranty'),
      content: <DrawnOnce as="div" className={warrantyClasses} of={Warranty} given={{ months, longer }} />,
    },
  ]
  return (
    <section
      aria-labelledby="details-title"
      className="wrap section grid items-start gap-8 w1200:grid-cols-[minmax(0,1fr)_420px] w1200:gap-12"
    >
      <div className="min-w-0">
        <h2 id="details-title" className="sr-only">
          {t('details')}
        </h2>
        <Tabs tabs={tabs.filter((tab) => tab !== false)} label={t('details')} />
      </div>
      {dimensions && <DimensionDrawing dimensions={dimensions} />}
    </section>
  )
}

const descriptionClasses = 'max-w-[72ch] space-y-4 pt-5 text-pretty'
const boxClasses = 'list-disc space-y-1.5 ps-5 pt-5'
const warrantyClasses = 'max-w-[72ch] space-y-3 pt-5'

const Description = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)

const BoxContents = ({ contents }: { contents: string[] }) =>
  contents.map((thing) => <li key={thing}>{thing}</li>)

function Warranty({ months, longer }: { months: number; longer: ProductAddOn[] }) {
  const t = useWords(aboutWords)
  return (
    <>
      <p>{months > 0 ? t('warranty_text', { count: months }) : t('warranty_none')}</p>
      {months > 0 && <p>{t('warranty_how')}</p>}
      {longer.map(({ uuid, name, text }) => (
        <p key={uuid}>
          <b className="font-strong">{name}.</b> {text}
        </p>
      ))}
    </>
  )
}
