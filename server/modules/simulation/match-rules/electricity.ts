import type { ShippedRule } from './shipped-rule.ts'

const drawing: ShippedRule['roles'] = [
  'amplifier',
  'soundbar',
  'subwoofer',
  'front',
  'projector',
  'player',
  'mixer',
  'streamer',
  'turntable',
  'power',
]

/** What all of it takes from the socket. Motors of seats and screens run for seconds and are left out. */
export const electricityRules: ShippedRule[] = [
  {
    // The draw that makers tell is reached when it is played loud; watts count as volt-amperes. A refrigerator, lights and
    // one air conditioner take 500 to 900 VA beside it.
    key: 'home-power',
    roles: drawing,
    figures: [
      {
        name: 'draw',
        formula:
          'total(all.power_draw_w) - or(total(seat.power_draw_w), 0) - or(total(screen.power_draw_w), 0)',
      },
      { name: 'connection', formula: 'room.va' },
      { name: 'rest', formula: 'connection - draw' },
    ],
    cases: [
      {
        when: 'draw > connection * 0.9',
        verdict: 'warning',
        sentence: {
          en: 'Played loud, all of this draws up to {draw} W; {connection} VA do not carry that beside the rest of the home.',
          id: 'Saat keras, semuanya menyedot sampai {draw} W; listrik {connection} VA tidak kuat bersama kebutuhan rumah.',
        },
      },
      {
        when: 'draw > connection * 0.55',
        verdict: 'note',
        sentence: {
          en: 'Up to {draw} W of {connection} VA: {rest} VA remain for the home. Pump or iron at the same time may be too much.',
          id: 'Sampai {draw} W dari {connection} VA: sisa {rest} VA untuk rumah. Jangan bersamaan dengan pompa atau setrika.',
        },
      },
      {
        when: 'draw > 0 and draw <= connection * 0.55',
        verdict: 'ok',
        sentence: {
          en: 'Up to {draw} W of {connection} VA: {rest} VA remain for the rest of the home.',
          id: 'Sampai {draw} W dari {connection} VA: masih ada {rest} VA untuk kebutuhan rumah.',
        },
      },
    ],
    remedies: ['amplifier', 'subwoofer', 'soundbar', 'projector', 'front'],
  },
  {
    // When they are switched on, transformers and capacitors take about eight times their draw for some milliseconds. The
    // breaker of a home (C type; VA / 220 V) lets 5 times its current pass for sure and never 10 times. A sequencer, known
    // by its remote contact, switches on one after another.
    key: 'switch-on',
    roles: ['power', 'amplifier', 'subwoofer', 'front'],
    figures: [
      { name: 'one_by_one', formula: "or(contains(power.connectors, 'remote contact'), false)" },
      {
        name: 'together',
        formula:
          'or(total(amplifier.power_draw_w), 0) + or(total(subwoofer.power_draw_w), 0) + or(total(front.power_draw_w), 0)',
      },
      {
        name: 'biggest',
        formula:
          'max(or(amplifier.power_draw_w, 0), or(subwoofer.power_draw_w, 0), or(front.power_draw_w, 0))',
      },
      { name: 'surge', formula: 'round(choose(one_by_one, biggest, together) * 8 / 220)' },
      { name: 'breaker', formula: 'round(room.va / 220)' },
      { name: 'bears', formula: 'breaker * 5' },
    ],
    cases: [
      {
        when: 'surge > breaker * 10',
        verdict: 'warning',
        sentence: {
          en: 'Switching on takes about {surge} A for a moment: a home breaker of {breaker} A will trip.',
          id: 'Saat dinyalakan, arus sesaat sekitar {surge} A: MCB {breaker} A pasti turun.',
        },
      },
      {
        when: 'surge > bears and one_by_one',
        verdict: 'note',
        sentence: {
          en: 'Even one after another, switching on takes {surge} A for a moment: a breaker of {breaker} A may trip.',
          id: 'Walau dinyalakan bergiliran, arus sesaatnya {surge} A: MCB {breaker} A bisa turun.',
        },
      },
      {
        when: 'surge > bears',
        verdict: 'note',
        sentence: {
          en: 'Switched on together, it takes {surge} A for a moment: a breaker of {breaker} A may trip. A sequencer helps.',
          id: 'Dinyalakan bersamaan, arus sesaatnya {surge} A: MCB {breaker} A bisa turun. Power sequencer membantu.',
        },
      },
      {
        when: 'one_by_one and surge > 0',
        verdict: 'ok',
        sentence: {
          en: 'The sequencer switches on one after another: at most {surge} A for a moment; a breaker of {breaker} A bears {bears} A so briefly.',
          id: 'Sequencer menyalakan bergiliran: arus sesaat paling besar {surge} A; MCB {breaker} A tahan {bears} A sesaat.',
        },
      },
      {
        when: 'surge > 0',
        verdict: 'ok',
        sentence: {
          en: 'Switching on takes about {surge} A for a moment; a home breaker of {breaker} A bears {bears} A so briefly.',
          id: 'Saat dinyalakan, arus sesaatnya sekitar {surge} A; MCB {breaker} A masih tahan {bears} A sesaat.',
        },
      },
    ],
    remedies: ['power', 'amplifier', 'subwoofer'],
  },
  {
    // What is plugged in: all but the projector, which hangs elsewhere, and the conditioner itself.
    key: 'conditioner-load',
    roles: ['power', 'amplifier', 'subwoofer'],
    figures: [
      {
        name: 'draw',
        formula:
          'total(all.power_draw_w) - or(total(power.power_draw_w), 0) - or(total(projector.power_draw_w), 0) - or(total(seat.power_draw_w), 0) - or(total(screen.power_draw_w), 0)',
      },
      { name: 'limit', formula: 'total(power.max_power_w)' },
    ],
    cases: [
      {
        when: 'draw > limit',
        verdict: 'warning',
        sentence: {
          en: 'The devices draw up to {draw} W, the power conditioner carries {limit} W: it is overloaded.',
          id: 'Perangkat menyedot sampai {draw} W, power conditioner kuat {limit} W: kelebihan beban.',
        },
      },
      {
        when: 'draw > limit * 0.8',
        verdict: 'note',
        sentence: {
          en: 'The devices draw up to {draw} W of the {limit} W of the power conditioner: little reserve.',
          id: 'Perangkat menyedot sampai {draw} W dari {limit} W power conditioner: cadangannya tipis.',
        },
      },
      {
        when: 'draw > 0 and draw <= limit',
        verdict: 'ok',
        sentence: {
          en: 'The devices draw up to {draw} W; the power conditioner carries {limit} W.',
          id: 'Perangkat menyedot sampai {draw} W; power conditioner kuat {limit} W.',
        },
      },
    ],
    remedies: ['power', 'subwoofer', 'amplifier'],
  },
  {
    // Every active device has one plug; so has each of a pair of active speakers.
    key: 'conditioner-outlets',
    roles: ['power', 'amplifier', 'subwoofer', 'streamer', 'turntable', 'player', 'mixer'],
    figures: [
      {
        name: 'plugs',
        formula:
          'units(amplifier) + units(subwoofer) + units(streamer) + units(turntable) + units(player) + units(mixer) + choose(has(front.power_draw_w), count(front), 0)',
      },
      { name: 'outlets', formula: 'total(power.outlets)' },
    ],
    cases: [
      {
        when: 'plugs > outlets',
        verdict: 'note',
        sentence: {
          en: '{plugs} plugs, {outlets} outlets: the rest needs a wall socket of its own, not another strip.',
          id: '{plugs} colokan, {outlets} stopkontak: sisanya ke stopkontak dinding sendiri, jangan disambung lagi.',
        },
      },
      {
        when: 'plugs > 0 and plugs <= outlets',
        verdict: 'ok',
        sentence: {
          en: 'Outlets of the power conditioner: {plugs} of {outlets} in use.',
          id: 'Stopkontak power conditioner: {plugs} dari {outlets} terpakai.',
        },
      },
    ],
    remedies: ['power'],
  },
]
