import type { ComponentRole } from '@gema/contract/match/component-roles.ts'
import { type Both, both } from './both.ts'

export interface DemoComponent {
  key: string
  role: ComponentRole
  /** The key of the display case that it is filled from. */
  displayCase: string
  name: Both
  text: Both
  icon: string
  isRequired: boolean
  /** Units: at least, at most, and by how many they grow. */
  units: [least: number, most: number, step?: number]
}

export interface DemoSimulationTemplate {
  key: string
  code: string
  name: Both
  text: Both
  picture: string
  components: DemoComponent[]
}

type Place = Omit<DemoComponent, 'isRequired' | 'units'>

const required = (place: Place, ...units: DemoComponent['units']): DemoComponent => ({
  ...place,
  isRequired: true,
  units,
})
const optional = (place: Place, ...units: DemoComponent['units']): DemoComponent => ({
  ...place,
  isRequired: false,
  units,
})

const receiver: Place = {
  key: 'receiver',
  role: 'amplifier',
  displayCase: 'av-receivers',
  name: both('AV receiver', 'AV receiver'),
  text: both(
    'Drives the speakers and switches everything that has a picture.',
    'Menggerakkan speaker dan mengatur semua sumber gambar.',
  ),
  icon: 'sliders',
}
const front: Place = {
  key: 'front',
  role: 'front',
  displayCase: 'front-speakers',
  name: both('Front speakers', 'Speaker depan'),
  text: both('A pair, left and right of the screen.', 'Sepasang, di kiri dan kanan layar.'),
  icon: 'speaker',
}
const centre: Place = {
  key: 'centre',
  role: 'centre',
  displayCase: 'centre-speakers',
  name: both('Centre speaker', 'Speaker center'),
  text: both('Below or above the screen: every word.', 'Di bawah atau di atas layar: semua dialog.'),
  icon: 'speaker',
}
const surround: Place = {
  key: 'surround',
  role: 'surround',
  displayCase: 'surround-speakers',
  name: both('Surround speakers', 'Speaker surround'),
  text: both('Beside the seats and behind them.', 'Di samping dan di belakang tempat duduk.'),
  icon: 'speaker',
}
const height: Place = {
  key: 'height',
  role: 'height',
  displayCase: 'ceiling-speakers',
  name: both('Ceiling speakers', 'Speaker plafon'),
  text: both('Two or four, above the seats.', 'Dua atau empat, di atas tempat duduk.'),
  icon: 'circle-dot',
}
const subwoofer: Place = {
  key: 'subwoofer',
  role: 'subwoofer',
  displayCase: 'subwoofers',
  name: both('Subwoofer', 'Subwoofer'),
  text: both('Bass for the whole room.', 'Bass untuk seluruh ruang.'),
  icon: 'audio-waveform',
}
const speakerCable: Place = {
  key: 'speaker-cable',
  role: 'speaker_cable',
  displayCase: 'speaker-cables',
  name: both('Speaker cable', 'Kabel speaker'),
  text: both(
    'A set has two lines, one for each speaker of a pair.',
    'Satu set berisi dua kabel, untuk sepasang speaker.',
  ),
  icon: 'cable',
}
const hdmiCable: Place = {
  key: 'hdmi-cable',
  role: 'hdmi_cable',
  displayCase: 'hdmi-cables',
  name: both('HDMI cable', 'Kabel HDMI'),
  text: both('From the players to the picture.', 'Dari pemutar ke gambar.'),
  icon: 'cable',
}
const power: Place = {
  key: 'power',
  role: 'power',
  displayCase: 'power-conditioners',
  name: both('Power conditioner', 'Power conditioner'),
  text: both(
    'Protects against surges, switches all at once.',
    'Melindungi dari lonjakan, satu sakelar untuk semua.',
  ),
  icon: 'plug',
}
const cabinet: Place = {
  key: 'cabinet',
  role: 'cabinet',
  displayCase: 'cabinets-and-racks',
  name: both('Cabinet or rack', 'Kabinet atau rak'),
  text: both('Where receiver and players stand.', 'Tempat receiver dan pemutar.'),
  icon: 'box',
}
const panel: Place = {
  key: 'panel',
  role: 'panel',
  displayCase: 'acoustic-panels',
  name: both('Acoustic panels', 'Panel akustik'),
  text: both('Less echo, clearer words.', 'Gema berkurang, dialog lebih jelas.'),
  icon: 'layout-grid',
}
const seat: Place = {
  key: 'seat',
  role: 'seat',
  displayCase: 'seats',
  name: both('Seats', 'Tempat duduk'),
  text: both('Recliners or a sofa.', 'Recliner atau sofa.'),
  icon: 'armchair',
}
const microphone: Place = {
  key: 'microphone',
  role: 'microphone',
  displayCase: 'microphones',
  name: both('Microphones', 'Mikrofon'),
  text: both('A wireless set has two of them.', 'Satu set nirkabel berisi dua mikrofon.'),
  icon: 'mic',
}
const mixer: Place = {
  key: 'mixer',
  role: 'mixer',
  displayCase: 'mixers',
  name: both('Mixer', 'Mixer'),
  text: both('For more than two or three singers.', 'Untuk lebih dari dua atau tiga penyanyi.'),
  icon: 'sliders',
}
const stereoAmplifier: Place = {
  key: 'amplifier',
  role: 'amplifier',
  displayCase: 'stereo-amplifiers',
  name: both('Amplifier', 'Amplifier'),
  text: both('Two channels for two speakers.', 'Dua kanal untuk dua speaker.'),
  icon: 'sliders',
}
const streamer: Place = {
  key: 'streamer',
  role: 'streamer',
  displayCase: 'streamers',
  name: both('Streamer', 'Streamer'),
  text: both('Music from the network and from discs.', 'Musik dari jaringan dan dari CD.'),
  icon: 'music',
}

/** What can be composed. A key never changes: what people have saved speaks of it. */
export const demoSimulationTemplates: DemoSimulationTemplate[] = [
  {
    key: 'living-room-5-1',
    code: 'LIVING-51',
    name: both('Living-room 5.1', 'Ruang keluarga 5.1'),
    text: both(
      'Five speakers and a subwoofer around the sofa: films for the whole family.',
      'Lima speaker dan satu subwoofer di sekeliling sofa: film untuk sekeluarga.',
    ),
    picture: 'scene-living-room.webp',
    components: [
      required(receiver, 1, 1),
      required(front, 1, 1),
      required(centre, 1, 1),
      required(surround, 1, 1),
      required(subwoofer, 1, 2),
      optional(height, 2, 4, 2),
      required(speakerCable, 1, 8),
      optional(hdmiCable, 1, 4),
      optional(cabinet, 1, 1),
      optional(power, 1, 1),
      optional(panel, 1, 12),
      optional(seat, 1, 4),
    ],
  },
  {
    key: 'family-karaoke',
    code: 'KARAOKE',
    name: both('Family karaoke', 'Karaoke keluarga'),
    text: both(
      'Two strong speakers, microphones without cables, and songs at the touch of a finger.',
      'Dua speaker kuat, mikrofon tanpa kabel, dan lagu dalam satu sentuhan.',
    ),
    picture: 'scene-karaoke-room.webp',
    components: [
      required(
        {
          ...stereoAmplifier,
          displayCase: 'karaoke-amplifiers',
          name: both('Karaoke amplifier', 'Amplifier karaoke'),
          text: both('Mixes voices with the music.', 'Mencampur vokal dengan musik.'),
        },
        1,
        1,
      ),
      required(
        {
          ...front,
          displayCase: 'karaoke-speakers',
          name: both('Karaoke speakers', 'Speaker karaoke'),
          text: both('Most are sold as a pair.', 'Kebanyakan dijual sepasang.'),
        },
        1,
        2,
      ),
      required(microphone, 1, 4),
      optional(
        {
          key: 'player',
          role: 'player',
          displayCase: 'karaoke-players',
          name: both('Karaoke player', 'Pemutar karaoke'),
          text: both('A touch screen full of songs.', 'Layar sentuh penuh lagu.'),
          icon: 'monitor',
        },
        1,
        1,
      ),
      optional(mixer, 1, 1),
      optional(subwoofer, 1, 2),
      required(speakerCable, 1, 4),
      optional(
        {
          key: 'bracket',
          role: 'bracket',
          displayCase: 'wall-brackets',
          name: both('Wall brackets', 'Braket dinding'),
          text: both(
            'Speakers high on the wall reach the whole room.',
            'Speaker di dinding menjangkau seluruh ruang.',
          ),
          icon: 'grip',
        },
        1,
        2,
      ),
      optional(power, 1, 1),
      optional(panel, 1, 12),
    ],
  },
  {
    key: 'dedicated-cinema-7-1-4',
    code: 'CINEMA-714',
    name: both('Dedicated cinema 7.1.4', 'Bioskop pribadi 7.1.4'),
    text: both(
      'Eleven speakers, a projector and a wall of a picture, in a room of its own.',
      'Sebelas speaker, proyektor, dan gambar selebar dinding, di ruang tersendiri.',
    ),
    picture: 'scene-cinema.webp',
    components: [
      required(receiver, 1, 1),
      required(front, 1, 1),
      required(centre, 1, 1),
      required(
        {
          ...surround,
          text: both('Two pairs: beside and behind.', 'Dua pasang: di samping dan di belakang.'),
        },
        2,
        2,
      ),
      required(height, 4, 4, 2),
      required(subwoofer, 1, 4),
      required(
        {
          key: 'projector',
          role: 'projector',
          displayCase: 'projectors',
          name: both('Projector', 'Proyektor'),
          text: both(
            'Bright enough for the screen, far enough from it.',
            'Cukup terang untuk layarnya, cukup jauh darinya.',
          ),
          icon: 'projector',
        },
        1,
        1,
      ),
      required(
        {
          key: 'screen',
          role: 'screen',
          displayCase: 'screens',
          name: both('Screen', 'Layar'),
          text: both(
            'Fixed on the wall or down from the ceiling.',
            'Terpasang di dinding atau turun dari plafon.',
          ),
          icon: 'monitor',
        },
        1,
        1,
      ),
      required(speakerCable, 1, 14),
      required(hdmiCable, 1, 4),
      optional(seat, 1, 8),
      optional(cabinet, 1, 1),
      optional(power, 1, 2),
      optional(panel, 1, 24),
    ],
  },
  {
    key: 'stereo-and-vinyl',
    code: 'VINYL',
    name: both('Stereo and vinyl', 'Stereo dan vinil'),
    text: both('One chair, two speakers, your records.', 'Satu kursi, dua speaker, dan piringan hitam Anda.'),
    picture: 'scene-vinyl-corner.webp',
    components: [
      required(
        {
          key: 'turntable',
          role: 'turntable',
          displayCase: 'turntables',
          name: both('Turntable', 'Pemutar piringan hitam'),
          text: both(
            'With arm and cartridge, ready to play.',
            'Lengkap dengan lengan dan cartridge, siap main.',
          ),
          icon: 'disc',
        },
        1,
        1,
      ),
      required(stereoAmplifier, 1, 1),
      required({ ...front, name: both('Speakers', 'Speaker'), text: both('A pair.', 'Sepasang.') }, 1, 1),
      optional(
        {
          key: 'stand',
          role: 'stand',
          displayCase: 'speaker-stands',
          name: both('Speaker stands', 'Dudukan speaker'),
          text: both('For bookshelf speakers.', 'Untuk speaker rak.'),
          icon: 'grip',
        },
        1,
        1,
      ),
      optional(streamer, 1, 1),
      optional(subwoofer, 1, 1),
      required(speakerCable, 1, 2),
      optional(cabinet, 1, 1),
      optional(seat, 1, 2),
      optional(power, 1, 1),
      optional(panel, 1, 8),
    ],
  },
  {
    key: 'cafe-sound',
    code: 'CAFE',
    name: both('Café sound', 'Suara kafe'),
    text: both(
      'Even music at every table, and a voice when somebody plays.',
      'Musik merata di setiap meja, dan suara jelas saat ada yang tampil.',
    ),
    picture: 'scene-living-room.webp',
    components: [
      required(
        {
          ...receiver,
          text: both('One channel for each ceiling speaker.', 'Satu kanal untuk setiap speaker plafon.'),
        },
        1,
        1,
      ),
      required(
        {
          ...height,
          key: 'ceiling',
          // They carry the music here; elsewhere they are what comes from above.
          role: 'front',
          text: both('One for about ten square metres.', 'Satu untuk sekitar sepuluh meter persegi.'),
        },
        2,
        8,
        2,
      ),
      required(streamer, 1, 1),
      optional(subwoofer, 1, 2),
      optional(microphone, 1, 2),
      optional(
        { ...mixer, text: both('Where a microphone is plugged in.', 'Tempat mikrofon disambungkan.') },
        1,
        1,
      ),
      required(speakerCable, 1, 8),
      optional(cabinet, 1, 1),
      optional(power, 1, 1),
      optional(panel, 1, 24),
    ],
  },
  {
    key: 'soundbar-and-bass',
    code: 'SOUNDBAR',
    name: both('Soundbar under the screen', 'Soundbar di bawah layar'),
    text: both(
      'One bar, one cable, and films sound like films.',
      'Satu batang, satu kabel, dan film terdengar seperti film.',
    ),
    picture: 'soundbar-set--black--hero.webp',
    components: [
      required(
        {
          key: 'soundbar',
          role: 'soundbar',
          displayCase: 'soundbars',
          name: both('Soundbar', 'Soundbar'),
          text: both('With or without a subwoofer of its own.', 'Dengan atau tanpa subwoofer sendiri.'),
          icon: 'rectangle-horizontal',
        },
        1,
        1,
      ),
      optional(subwoofer, 1, 1),
      optional(hdmiCable, 1, 2),
      optional(cabinet, 1, 1),
      optional(seat, 1, 3),
      optional(panel, 1, 8),
    ],
  },
]
