import { useWords } from '../../language/use-words.ts'
import { NumberedList } from '../../ui/numbered-list.tsx'
import { installationWords } from './installation-words.ts'

/** From the request to a system that plays, in three steps. */
export function NextSteps() {
  const t = useWords(installationWords)
  return (
    <NumberedList
      items={[
        { title: t('step_call'), text: t('step_call_text') },
        { title: t('step_visit'), text: t('step_visit_text') },
        { title: t('step_install'), text: t('step_install_text') },
      ]}
    />
  )
}
