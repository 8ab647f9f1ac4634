import { useWords } from '../../language/use-words.ts'
import { DocumentField } from './document-field.tsx'
import { NumberedPanel, twoFields } from './numbered-panel.tsx'
import { sellerFormWords } from './seller-form-words.ts'
import type { SellerForm } from './use-seller-form.ts'

/** Photos that prove what was typed above. */
export function DocumentsPanel({ form }: { form: SellerForm }) {
  const t = useWords(sellerFormWords)
  return (
    <NumberedPanel number={5} title={t('documents_panel')}>
      <div className={twoFields}>
        <DocumentField form={form} field="identity_document" />
        <DocumentField form={form} field="tax_document" optional />
      </div>
    </NumberedPanel>
  )
}
