import type { ShippedRule } from './shipped-rule.ts'

/** The lowest octaves: who plays them, and whether it is enough for the room. */
export const bassRules: ShippedRule[] = [
  {
    // A bass guitar goes down to 41 Hz, a kick drum to about 50; films go far below.
    key: 'bass-reach',
    roles: ['front', 'subwoofer'],
    figures: [{ name: 'low', formula: 'front.frequency_low_hz' }],
    cases: [
      {
        when: 'not has(subwoofer) and low > 50',
        verdict: 'note',
        sentence: {
          en: 'Without a subwoofer bass ends at {low} Hz: drums and explosions lose their weight.',
          id: 'Tanpa subwoofer, bass berhenti di {low} Hz: drum dan ledakan kurang berbobot.',
        },
      },
      {
        when: 'not has(subwoofer) and low <= 50',
        verdict: 'ok',
        sentence: {
          en: 'These speakers reach down to {low} Hz: music is complete without a subwoofer.',
          id: 'Speaker ini turun sampai {low} Hz: musik sudah utuh tanpa subwoofer.',
        },
      },
    ],
    remedies: ['subwoofer', 'front'],
  },
  {
    // The subwoofer takes over a third of an octave above where the speakers end, at 80 Hz or higher. Above 120 Hz the ear
    // can tell where bass comes from.
    key: 'subwoofer-crossover',
    roles: ['subwoofer', 'front', 'soundbar'],
    figures: [
      { name: 'low', formula: 'or(front.frequency_low_hz, soundbar.frequency_low_hz)' },
      { name: 'deep', formula: 'subwoofer.frequency_low_hz' },
      { name: 'top', formula: 'subwoofer.crossover_hz' },
      { name: 'meet', formula: 'max(80, ceil(low * 1.3 / 10) * 10)' },
    ],
    cases: [
      {
        when: 'low > top',
        verdict: 'warning',
        sentence: {
          en: 'The speakers begin at {low} Hz, the subwoofer ends at {top} Hz: the notes between are missing.',
          id: 'Speaker baru mulai di {low} Hz, subwoofer berhenti di {top} Hz: nada di antaranya hilang.',
        },
      },
      {
        when: 'deep >= low',
        verdict: 'note',
        sentence: {
          en: 'The subwoofer reaches {deep} Hz, the speakers {low} Hz already: it adds force, not depth.',
          id: 'Subwoofer turun sampai {deep} Hz, speakernya sudah {low} Hz: menambah tenaga, bukan kedalaman.',
        },
      },
      {
        when: 'meet > 120',
        verdict: 'note',
        sentence: {
          en: 'The subwoofer must take over at {meet} Hz, where one hears its place: put it between the front speakers.',
          id: 'Subwoofer harus mengambil alih di {meet} Hz, posisinya jadi terdengar: letakkan di antara speaker depan.',
        },
      },
      {
        when: 'meet <= 120',
        verdict: 'ok',
        sentence: {
          en: 'Speakers from {low} Hz, subwoofer from {deep} Hz: set the crossover to {meet} Hz and nothing is missing.',
          id: 'Speaker mulai {low} Hz, subwoofer mulai {deep} Hz: setel crossover di {meet} Hz dan tidak ada nada yang hilang.',
        },
      },
    ],
    remedies: ['subwoofer', 'front', 'soundbar'],
  },
  {
    // About 4 W for each cubic metre let films be felt; singing wants 3, music 2.5, background 1.5. Far more only booms.
    key: 'subwoofer-room',
    roles: ['subwoofer'],
    figures: [
      { name: 'watts', formula: 'total(subwoofer.rms_power_w)' },
      { name: 'volume', formula: 'round(room.volume)' },
      {
        name: 'each',
        formula:
          "choose(room.use = 'film', 4, choose(room.use = 'karaoke', 3, choose(room.use = 'music', 2.5, 1.5)))",
      },
      { name: 'wanted', formula: 'round(volume * each / 10) * 10' },
    ],
    cases: [
      {
        when: 'watts < wanted * 0.4',
        verdict: 'warning',
        sentence: {
          en: '{watts} W of bass are far too little for {volume} m³; about {wanted} W fill this room.',
          id: 'Bass {watts} W jauh dari cukup untuk {volume} m³; ruang ini perlu sekitar {wanted} W.',
        },
      },
      {
        when: 'watts < wanted * 0.85',
        verdict: 'note',
        sentence: {
          en: '{watts} W of bass are modest for {volume} m³; about {wanted} W would let you feel it.',
          id: 'Bass {watts} W tergolong pas-pasan untuk {volume} m³; sekitar {wanted} W baru terasa di badan.',
        },
      },
      {
        when: 'watts > volume * 15',
        verdict: 'note',
        sentence: {
          en: '{watts} W of bass are a lot for {volume} m³: keep it turned down, or it booms.',
          id: 'Bass {watts} W terlalu besar untuk {volume} m³: setel pelan agar tidak mendengung.',
        },
      },
      {
        when: 'watts >= wanted * 0.85',
        verdict: 'ok',
        sentence: {
          en: '{watts} W of bass suit {volume} m³; about {wanted} W are enough.',
          id: 'Bass {watts} W cocok untuk {volume} m³; sekitar {wanted} W sudah cukup.',
        },
      },
    ],
    remedies: ['subwoofer'],
  },
]
