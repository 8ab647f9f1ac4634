import { dayText } from '@gema/contract/values/day-text.ts'
import { defaultLanguage } from '@gema/contract/values/language.ts'
import { spacedCode } from '@gema/contract/values/simulation-code.ts'
import type { Letter, LetterFact } from '../notifications/notifications.ts'
import type { InstallationRow } from './installations-queries.ts'

/** A saved simulation, as far as a letter tells of it. */
export interface ToldSimulation {
  name: string
  url: string
}

export interface ToldInstallation {
  request: InstallationRow
  /** Street, district, city and province in one line. */
  address: string
  photos: number
  simulation: ToldSimulation | undefined
}

const kinds: Record<InstallationRow['kind'], string> = {
  home_theater: 'Home theater',
  karaoke: 'Karaoke',
  stereo: 'Stereo',
  cafe: 'Café or restaurant',
  projector: 'Projector and screen',
  other: 'Something else',
}

const linesOf = (text: string): string[] => text.split(/\s*\n\s*/).filter((line) => line !== '')

/** To the shop, with all that was told. The photos stay where only the staff sees them: mails lie about for years. */
export function requestLetter({ request, address, photos, simulation }: ToldInstallation): Letter {
  const { reference, name, email, phone, kind, building, wishes, note, language } = request
  return {
    language: defaultLanguage,
    subject: `Installation ${reference}: ${kinds[kind]}`,
    heading: `${name} asks for an installation`,
    paragraphs: [`Please call ${phone} within one working day.`],
    facts: [
      { label: 'What', value: `${kinds[kind]}, ${building}` },
      { label: 'Where', value: address },
      ...wishes.map(
        ({ date, part }, place): LetterFact => ({
          label: `Wish ${place + 1}`,
          value: `${dayText(date, { language: defaultLanguage, weekday: true })}, ${part}`,
        }),
      ),
      { label: 'Contact', value: `${name}, ${phone}, ${email}` },
      { label: 'Reads', value: language },
    ],
    action: simulation
      ? { text: `Open simulation ${spacedCode(request.simulationCode ?? '')}`, url: simulation.url }
      : { text: `Answer ${email}`, url: `mailto:${encodeURIComponent(email)}` },
    sections: [
      ...(simulation === undefined ? [] : [{ heading: 'Simulation', paragraphs: [simulation.name] }]),
      ...(note === '' ? [] : [{ heading: 'Note', paragraphs: linesOf(note) }]),
      ...(photos === 0
        ? []
        : [{ heading: 'Photos', paragraphs: [`${photos}, to be seen in the back office alone.`] }]),
    ],
    footer: `Sent with the installation request of the shop. Reference ${reference}.`,
  }
}

type Asked = Pick<InstallationRow, 'reference' | 'language'>

/** To whoever asked: the reference alone, because anybody can type anybody's address into a form. */
export function receivedLetter({ reference, language }: Asked): Letter {
  if (language === 'id') {
    return {
      language,
      subject: `Permintaan instalasi ${reference}`,
      heading: 'Permintaan Anda sudah kami terima',
      paragraphs: [
        'Kami menelepon Anda dalam satu hari kerja untuk menyepakati hari kunjungan.',
        'Sebutkan nomor ini kalau Anda menghubungi kami.',
      ],
      facts: [{ label: 'Nomor permintaan', value: reference }],
      footer: 'Bukan Anda yang meminta? Balas surel ini, dan kami menghapus datanya.',
    }
  }
  return {
    language: defaultLanguage,
    subject: `Your installation request ${reference}`,
    heading: 'We have your request',
    paragraphs: [
      'We call you within one working day to agree on a day for the visit.',
      'Please name this reference whenever you get in touch with us.',
    ],
    facts: [{ label: 'Reference', value: reference }],
    footer: 'Was it not you who asked? Answer this mail, and we delete the details.',
  }
}

/** To whoever asked, with the words of the staff: that we come, and when. */
export function agreedLetter({ reference, language, answer }: Asked & { answer: string }): Letter {
  if (language === 'id') {
    return {
      language,
      subject: `Jadwal instalasi ${reference}`,
      heading: 'Kunjungan kami sudah dijadwalkan',
      paragraphs: linesOf(answer),
      facts: [{ label: 'Nomor permintaan', value: reference }],
      footer: 'Waktunya tidak cocok lagi? Balas surel ini, dan kami mencari hari lain.',
    }
  }
  return {
    language: defaultLanguage,
    subject: `Your installation ${reference} is agreed`,
    heading: 'We are coming',
    paragraphs: linesOf(answer),
    facts: [{ label: 'Reference', value: reference }],
    footer: 'Does it not suit you any more? Answer this mail, and we find another day.',
  }
}

/** To whoever asked, with the reason of the staff: that we cannot come. */
export function declinedLetter({ reference, language, answer }: Asked & { answer: string }): Letter {
  if (language === 'id') {
    return {
      language,
      subject: `Permintaan instalasi ${reference}`,
      heading: 'Maaf, kami tidak bisa datang',
      paragraphs: linesOf(answer),
      facts: [{ label: 'Nomor permintaan', value: reference }],
      footer: 'Ada pertanyaan? Balas saja surel ini.',
    }
  }
  return {
    language: defaultLanguage,
    subject: `Your installation request ${reference}`,
    heading: 'We are sorry: we cannot come',
    paragraphs: linesOf(answer),
    facts: [{ label: 'Reference', value: reference }],
    footer: 'Any questions? Simply answer this mail.',
  }
}
