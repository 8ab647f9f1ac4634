import type { ShippedRule } from './shipped-rule.ts'

/** Voices: where they are plugged in, how far they may walk, and what keeps them from howling. */
export const microphoneRules: ShippedRule[] = [
  {
    // A wireless set with a mixed output takes one input for all its microphones; otherwise each takes one. A mixer adds
    // its inputs to those of the amplifier, and active speakers theirs.
    key: 'microphone-inputs',
    roles: ['microphone', 'amplifier', 'mixer', 'front'],
    figures: [
      { name: 'included', formula: 'or(total(all.microphones_included), 0)' },
      { name: 'is_stand', formula: 'has(microphone) and not has(microphone.microphones_included)' },
      { name: 'has_usb', formula: "or(contains(microphone.connectors, 'usb'), false)" },
      {
        name: 'has_plug',
        formula:
          "contains(microphone.connectors, 'xlr') or contains(microphone.connectors, '6.3 mm') or contains(microphone.connectors, '6,3 mm')",
      },
      { name: 'is_mixed', formula: "or(contains(microphone.connectors, 'mixed'), false)" },
      {
        name: 'needed',
        formula: 'units(microphone) * choose(is_mixed, 1, or(microphone.microphones_included, 1))',
      },
      {
        name: 'inputs',
        formula:
          'choose(has(amplifier) or has(mixer) or has(front.microphone_inputs), or(total(amplifier.microphone_inputs), 0) + or(total(mixer.microphone_inputs), 0) + or(total(front.microphone_inputs), 0))',
      },
    ],
    cases: [
      {
        when: 'is_stand and included = 0',
        verdict: 'warning',
        sentence: {
          en: 'This is a stand, and there is no microphone yet: nobody can sing.',
          id: 'Ini dudukan, dan belum ada mikrofonnya: belum ada yang bisa menyanyi.',
        },
      },
      {
        when: 'is_stand',
        verdict: 'ok',
        sentence: {
          en: 'The stand holds one of the {included} microphones that come with the set.',
          id: 'Dudukan ini untuk salah satu dari {included} mikrofon yang sudah disertakan.',
        },
      },
      {
        when: 'has_usb and not has_plug',
        verdict: 'warning',
        sentence: {
          en: 'This microphone has only USB, for computers: it cannot be plugged into this system.',
          id: 'Mikrofon ini hanya punya USB untuk komputer: tidak bisa disambungkan ke sistem ini.',
        },
      },
      {
        when: 'has(microphone) and inputs = 0',
        verdict: 'warning',
        sentence: {
          en: 'Microphone inputs needed: {needed}, and there is none. A mixer or a karaoke amplifier has them.',
          id: 'Input mikrofon yang diperlukan: {needed}, dan belum ada. Mixer atau amplifier karaoke punya.',
        },
      },
      {
        when: 'needed > inputs',
        verdict: 'warning',
        sentence: {
          en: 'Microphone inputs needed: {needed}. There are only {inputs}, so one voice stays silent.',
          id: 'Input mikrofon yang diperlukan: {needed}. Yang ada hanya {inputs}, jadi ada suara yang tidak keluar.',
        },
      },
      {
        when: 'has(microphone) and needed <= inputs',
        verdict: 'ok',
        sentence: {
          en: 'Microphone inputs: {needed} of {inputs} in use.',
          id: 'Input mikrofon: {needed} dari {inputs} terpakai.',
        },
      },
    ],
    remedies: ['microphone', 'mixer', 'amplifier'],
  },
  {
    // Most karaoke songs of a family evening are sung by two.
    key: 'microphone-number',
    roles: ['microphone', 'amplifier', 'player'],
    figures: [{ name: 'voices', formula: 'total(all.microphones_included)' }],
    cases: [
      {
        when: "voices = 1 and (room.use = 'karaoke' or has(amplifier.microphone_inputs))",
        verdict: 'note',
        sentence: {
          en: 'Microphones in the set: {voices}. A duet takes 2.',
          id: 'Jumlah mikrofon: {voices}. Untuk duet perlu 2.',
        },
      },
      {
        when: 'voices >= 2',
        verdict: 'ok',
        sentence: {
          en: '{voices} people can sing together: that many microphones are in the set.',
          id: '{voices} orang bisa bernyanyi bersama: sebanyak itu mikrofonnya.',
        },
      },
    ],
    remedies: ['microphone'],
  },
  {
    // The range that makers tell is measured outdoors, with a free view. People and furniture take about half of it.
    key: 'microphone-range',
    roles: ['microphone', 'amplifier', 'player'],
    figures: [
      {
        name: 'range',
        formula:
          'or(lowest(microphone.wireless_range_m), lowest(amplifier.wireless_range_m), lowest(player.wireless_range_m))',
      },
      { name: 'way', formula: 'sqrt(room.length * room.length + room.width * room.width)' },
    ],
    cases: [
      {
        when: 'range < way',
        verdict: 'warning',
        sentence: {
          en: 'The microphones reach {range} m, but the room is {way} m from corner to corner: the sound drops out.',
          id: 'Mikrofon menjangkau {range} m, padahal ruang ini {way} m dari sudut ke sudut: suara akan putus.',
        },
      },
      {
        when: 'range < way * 2',
        verdict: 'note',
        sentence: {
          en: 'The microphones reach {range} m with a free view; the room is {way} m across. Put the receiver where it sees the singers.',
          id: 'Mikrofon menjangkau {range} m tanpa halangan; ruang {way} m. Letakkan penerimanya menghadap penyanyi.',
        },
      },
      {
        when: 'range >= way * 2',
        verdict: 'ok',
        sentence: {
          en: 'The microphones reach {range} m: sing anywhere in this room of {way} m from corner to corner.',
          id: 'Mikrofon menjangkau {range} m: bebas bernyanyi di ruang {way} m dari sudut ke sudut ini.',
        },
      },
    ],
    remedies: ['microphone', 'amplifier'],
  },
  {
    // A microphone that hears its own speaker howls; the nearer, the sooner. Feedback control takes the tone away that
    // begins to ring.
    key: 'microphone-feedback',
    roles: ['microphone', 'amplifier', 'mixer', 'front'],
    figures: [
      {
        name: 'controlled',
        formula:
          'or(amplifier.feedback_control, false) or or(mixer.feedback_control, false) or or(front.feedback_control, false)',
      },
      {
        name: 'is_told',
        formula:
          'has(amplifier.feedback_control) or has(mixer.feedback_control) or has(front.feedback_control)',
      },
      { name: 'voices', formula: 'total(all.microphones_included)' },
      { name: 'apart', formula: '2' },
    ],
    cases: [
      {
        when: 'voices > 0 and controlled',
        verdict: 'ok',
        sentence: {
          en: 'Feedback control is built in: microphones hardly howl, even near a speaker.',
          id: 'Pengendali feedback sudah ada: mikrofon jarang mendenging, walau dekat speaker.',
        },
      },
      {
        when: 'voices > 0 and is_told',
        verdict: 'note',
        sentence: {
          en: 'There is no feedback control: sing behind the speakers and {apart} m away from them, or it howls.',
          id: 'Tanpa pengendali feedback: menyanyilah di belakang speaker dan {apart} m darinya agar tidak mendenging.',
        },
      },
    ],
    remedies: ['amplifier', 'mixer'],
  },
]
