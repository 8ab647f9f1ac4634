import type { InstallationPlace } from '../../modules/installations/installations.ts'

interface Named {
  uuid?: string | undefined
  reference?: string | undefined
}

/** Which request is meant; the contract has seen to it that one of the two is there. */
export const placeOf = ({ uuid, reference = '' }: Named): InstallationPlace =>
  uuid === undefined ? { reference } : { uuid }
