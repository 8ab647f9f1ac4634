/** What somebody tells when they ask for an installation, besides photos. */
export interface ToldRequest {
  name: string
  email: string
  phone: string
  kind: string
  building: string
  districtCode: string
  street: string
  wishes: { date: string; part: string }[]
  simulationCode: string | null
  note: string
}

/** Whether two requests tell the same. Photos are made anew when they are kept, so that they cannot be held together. */
export const isSameRequest = (one: ToldRequest, other: ToldRequest): boolean => markOf(one) === markOf(other)

const markOf = (told: ToldRequest): string =>
  JSON.stringify([
    ...[told.name, told.email, told.phone, told.kind, told.building, told.districtCode, told.street],
    ...[told.wishes.map(({ date, part }) => [date, part]), told.simulationCode, told.note],
  ])
