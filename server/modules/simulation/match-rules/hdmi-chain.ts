import type { ShippedRule } from './shipped-rule.ts'

/** How picture and sound find each other over HDMI. */
export const hdmiChainRules: ShippedRule[] = [
  {
    // eARC brings sound from the picture back through the HDMI cable, unchanged. Without it, only compressed sound comes
    // back, or none at all.
    key: 'earc-chain',
    roles: ['soundbar', 'projector', 'amplifier', 'hdmi_cable'],
    figures: [
      { name: 'by_cable', formula: 'or(hdmi_cable.hdmi_earc, true)' },
      { name: 'cinema', formula: 'has(centre) or has(projector)' },
    ],
    cases: [
      {
        when: 'soundbar.hdmi_earc = false',
        verdict: 'note',
        sentence: {
          en: 'This soundbar has no eARC: sound of the television arrives compressed, without Dolby Atmos.',
          id: 'Soundbar ini tanpa eARC: suara dari televisi diterima terkompresi, tanpa Dolby Atmos.',
        },
      },
      {
        when: 'not by_cable',
        verdict: 'note',
        sentence: {
          en: 'This HDMI cable carries no eARC: sound of the screen does not come back through it.',
          id: 'Kabel HDMI ini tidak membawa eARC: suara dari layar tidak kembali lewat kabel ini.',
        },
      },
      {
        when: 'cinema and amplifier.hdmi_earc = false',
        verdict: 'note',
        sentence: {
          en: 'This receiver has no eARC: connect players to the receiver, not to the screen.',
          id: 'Receiver ini tanpa eARC: sambungkan pemutar ke receiver, bukan ke layar.',
        },
      },
      {
        when: 'cinema and projector.hdmi_earc = false',
        verdict: 'note',
        sentence: {
          en: 'This projector has no eARC: connect players to the receiver; its own apps play without the system.',
          id: 'Proyektor ini tanpa eARC: sambungkan pemutar ke receiver; aplikasi bawaannya tidak lewat sistem ini.',
        },
      },
      {
        when: 'soundbar.hdmi_earc = true',
        verdict: 'ok',
        sentence: {
          en: 'The soundbar has eARC: one HDMI cable brings the full sound of the television.',
          id: 'Soundbar punya eARC: satu kabel HDMI membawa suara utuh dari televisi.',
        },
      },
      {
        when: 'cinema and amplifier.hdmi_earc = true',
        verdict: 'ok',
        sentence: {
          en: 'The eARC chain is complete: the full sound of the screen comes back through one HDMI cable.',
          id: 'Rantai eARC lengkap: suara utuh dari layar kembali lewat satu kabel HDMI.',
        },
      },
    ],
    remedies: ['soundbar', 'projector', 'amplifier', 'hdmi_cable'],
  },
  {
    // A living room usually has a set-top box, a game console and a player. A karaoke player brings its own picture.
    key: 'hdmi-inputs',
    roles: ['amplifier', 'soundbar', 'player'],
    figures: [
      {
        name: 'inputs',
        formula: 'or(amplifier.hdmi_inputs, soundbar.hdmi_inputs, choose(has(soundbar), 0))',
      },
      { name: 'players', formula: 'choose(or(player.hdmi_outputs, 0) > 0, units(player), 0)' },
    ],
    cases: [
      {
        when: 'has(amplifier) and players > inputs',
        verdict: 'note',
        sentence: {
          en: 'HDMI inputs of the amplifier: {inputs}. Connect the picture straight to the television, the sound by optical or RCA.',
          id: 'Input HDMI amplifier: {inputs}. Sambungkan gambar langsung ke televisi, suaranya lewat optik atau RCA.',
        },
      },
      {
        when: 'players > 0 and players <= inputs',
        verdict: 'ok',
        sentence: {
          en: 'HDMI inputs: {players} of {inputs} in use.',
          id: 'Input HDMI: {players} dari {inputs} terpakai.',
        },
      },
      {
        when: '(has(centre) or has(projector)) and inputs < 3',
        verdict: 'note',
        sentence: {
          en: 'HDMI inputs: {inputs}. A set-top box, a console and a player together want 3.',
          id: 'Input HDMI: {inputs}. Set-top box, konsol, dan pemutar bersama-sama butuh 3.',
        },
      },
      {
        when: '(has(centre) or has(projector)) and inputs >= 3',
        verdict: 'ok',
        sentence: {
          en: 'HDMI inputs: {inputs}, enough for a set-top box, a console and a player.',
          id: 'Input HDMI: {inputs}, cukup untuk set-top box, konsol, dan pemutar.',
        },
      },
      {
        when: 'has(soundbar) and inputs = 0',
        verdict: 'note',
        sentence: {
          en: 'HDMI inputs of the soundbar: {inputs}. Players and consoles are connected to the television.',
          id: 'Input HDMI soundbar: {inputs}. Pemutar dan konsol disambungkan ke televisi.',
        },
      },
    ],
    remedies: ['amplifier', 'soundbar'],
  },
]
