import { buildingKinds, installationKinds } from '@gema/contract/calls/installation-request.ts'
import {
  BriefcaseBusiness,
  Building2,
  Coffee,
  House,
  type LucideIcon,
  MicVocal,
  Projector,
  Speaker,
  Store,
  Tv,
  Wrench,
} from 'lucide-react'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { FormPanel } from './form-panel.tsx'
import { installationFormWords } from './installation-form-words.ts'
import type { InstallationForm } from './use-installation-form.ts'

type Key = WordKey<typeof installationFormWords>

const kindSigns: Record<(typeof installationKinds)[number], LucideIcon> = {
  home_theater: Tv,
  karaoke: MicVocal,
  stereo: Speaker,
  cafe: Coffee,
  projector: Projector,
  other: Wrench,
}

const buildingSigns: Record<(typeof buildingKinds)[number], LucideIcon> = {
  house: House,
  apartment: Building2,
  shop: Store,
  office: BriefcaseBusiness,
}

/** What is to be installed, and in what kind of building. */
export function WhatPanel({ form, disabled }: { form: InstallationForm; disabled: boolean }) {
  const t = useWords(installationFormWords)
  const { errors, isSubmitted } = form.formState
  const choose = (field: 'kind' | 'building') => (value: string) =>
    form.setValue(field, value, { shouldDirty: true, shouldValidate: isSubmitted })
  return (
    <FormPanel number={1} title={t('what_panel')}>
      <ChoiceGroup
        field="kind"
        label={t('kind')}
        hidesLabel
        choices={installationKinds.map((value) => ({
          value,
          title: t(`kind_${value}` as Key),
          text: t(`about_${value}` as Key),
          icon: kindSigns[value],
        }))}
        chosen={form.watch('kind')}
        onChoose={choose('kind')}
        error={errors.kind?.message}
        disabled={disabled}
        className="grid-cols-2 max-w350:grid-cols-1 w768:grid-cols-3"
      />
      <div className="mt-5">
        <ChoiceGroup
          field="building"
          label={t('building')}
          choices={buildingKinds.map((value) => ({
            value,
            title: t(`building_${value}` as Key),
            icon: buildingSigns[value],
          }))}
          chosen={form.watch('building')}
          onChoose={choose('building')}
          error={errors.building?.message}
          disabled={disabled}
          className="grid-cols-2 max-w350:grid-cols-1 w768:grid-cols-4"
        />
      </div>
    </FormPanel>
  )
}
