import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type InstallationCard,
  installationStates,
  type StaffInstallation,
} from '@gema/contract/backoffice/calls/installation.ts'
import type { AskStaff } from '@gema/contract/client.ts'
import { spacedCode } from '@gema/contract/values/simulation-code.ts'
import { dataOf, oneOf, pageOf } from './refused.ts'
import { listText, plain, rupiah, wib } from './texts.ts'

type Given = Record<string, string>

/** What can be done with requests for installations; each answers what is told. */
export const installationCommands = {
  async installations(ask: AskStaff, { status, page }: Given): Promise<string> {
    const wanted = status === undefined ? undefined : oneOf(status, installationStates)
    const list = dataOf(await ask('installationFetch', { status: wanted, page: pageOf(page) }))
    return listText(list.data.map(installationRow), list)
  },
  installation: async (ask: AskStaff, { reference = '' }: Given) =>
    installationText(dataOf(await ask('installationFind', { reference }))),
  agreeInstallation: (ask: AskStaff, { reference = '', answer = '' }: Given) =>
    change(ask, { reference, status: 'agreed', answer }),
  doneInstallation: (ask: AskStaff, { reference = '', note }: Given) =>
    change(ask, { reference, status: 'done', answer: note }),
  declineInstallation: (ask: AskStaff, { reference = '', reason = '' }: Given) =>
    change(ask, { reference, status: 'declined', answer: reason }),
  async installationPhotos(ask: AskStaff, { reference = '', folder = '' }: Given): Promise<string> {
    const found = dataOf(await ask('installationFind', { reference }))
    await mkdir(folder, { recursive: true })
    for (const [place, { uuid }] of found.photos.entries()) {
      const photo = dataOf(await ask('installationPhoto', { uuid }))
      // Never under a name that somebody else has chosen.
      const file = path.join(folder, `${found.reference}-${place + 1}.webp`)
      await writeFile(file, new Uint8Array(await photo.arrayBuffer()))
    }
    return `${found.reference}: ${found.photos.length} photos in ${folder}`
  },
}

interface Change {
  reference: string
  status: 'agreed' | 'done' | 'declined'
  answer: string | undefined
}

const change = async (ask: AskStaff, wanted: Change): Promise<string> =>
  installationLine(dataOf(await ask('installationUpdateStatus', wanted)))

const wishesText = ({ wishes }: InstallationCard): string =>
  wishes.map(({ date, part }) => `${date} ${part}`).join(', ')

const installationRow = (card: InstallationCard): string[] => [
  card.reference,
  card.status,
  wib(card.sent_at),
  card.kind,
  plain(`${card.name}, ${card.phone}`),
  wishesText(card),
  plain(card.address),
]

const installationLine = ({ reference, status, answer }: StaffInstallation): string =>
  plain(`${reference}: ${status}${answer === '' ? '' : `, ${answer}`}`)

function installationText(request: StaffInstallation): string {
  const { kind, building, address, name, phone, email, language, simulation, photos, note } = request
  return [
    `${installationLine(request)}, sent ${wib(request.sent_at)}`,
    `${kind}, ${building}`,
    plain(address),
    plain(`${name}, ${phone}, ${email} (reads ${language})`),
    `wishes: ${wishesText(request)}`,
    ...(simulation === null
      ? []
      : [
          plain(
            `simulation ${spacedCode(simulation.simulation_code)}: ${simulation.name}, ${rupiah(simulation.price)}, ${simulation.url}`,
          ),
        ]),
    ...(photos.length === 0 ? [] : [`${photos.length} photos: ${photos.map(({ uuid }) => uuid).join(' ')}`]),
    ...(note === '' ? [] : ['', plain(note)]),
    ...(request.staff_name === null ? [] : ['', plain(`${request.staff_name}, ${wib(request.changed_at)}`)]),
  ].join('\n')
}
