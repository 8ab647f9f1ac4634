import type { ProductDetail } from '@gema/contract/shapes/product-detail.ts'
import { specificationWords } from '../../../commerce/specification-words.ts'
import { useWords } from '../../../language/use-words.ts'
import { DrawnOnce } from '../../../ui/drawn-once.tsx'

type SpecificationTableProps = Pick<ProductDetail, 'specification'>

/** Every line of the specification, group by group. */
export const SpecificationTable = (given: SpecificationTableProps) => (
  <DrawnOnce as="table" className="mt-2 w-full border-collapse text-14" of={Groups} given={given} />
)

function Groups({ specification }: SpecificationTableProps) {
  const t = useWords(specificationWords)
  const cell = 'px-2.5 py-[11px] text-start align-top w768:px-4 w768:py-[13px] print:py-1'
  return specification.map(({ group, lines }) => (
    <tbody key={group}>
      {specification.length > 1 && (
        <tr>
          <th colSpan={2} scope="rowgroup" className={`${cell} pt-5 font-strong w768:pt-6 print:pt-3`}>
            {t(`group_${group}`)}
          </th>
        </tr>
      )}
      {lines.map(({ key, name, value }) => (
        <tr key={key} className="even:bg-soft">
          <th scope="row" className={`${cell} w-[42%] rounded-s-control font-normal text-ink-2 w768:w-[34%]`}>
            {name}
          </th>
          <td className={`${cell} rounded-e-control font-medium wrap-anywhere`}>{value}</td>
        </tr>
      ))}
    </tbody>
  ))
}
