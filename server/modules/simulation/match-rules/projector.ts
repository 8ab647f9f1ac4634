import type { ShippedRule } from './shipped-rule.ts'

/** How far from the screen a projector hangs, and whether its light is enough. A picture of 16:9 is 0.02214 m wide an inch. */
export const projectorRules: ShippedRule[] = [
  {
    // Throw ratio = distance / width of the picture. Behind the lens there is the projector itself, and 20 cm for plugs and
    // air.
    key: 'projector-throw',
    roles: ['projector', 'screen'],
    figures: [
      { name: 'diagonal', formula: 'screen.screen_diagonal_in' },
      { name: 'throw', formula: 'projector.throw_ratio * diagonal * 0.02214' },
      { name: 'throw_cm', formula: 'round(throw * 100)' },
      { name: 'needed', formula: 'throw + projector.depth_cm / 100 + 0.2' },
      { name: 'long', formula: 'room.length' },
    ],
    cases: [
      {
        when: 'projector.throw_ratio < 0.5',
        verdict: 'ok',
        sentence: {
          en: 'For {diagonal} inches the projector stands only {throw_cm} cm from the wall, on a low cabinet.',
          id: 'Untuk {diagonal} inci, proyektor cukup berdiri {throw_cm} cm dari dinding, di atas kabinet rendah.',
        },
      },
      {
        when: 'needed > long',
        verdict: 'warning',
        sentence: {
          en: 'For {diagonal} inches the projector needs {needed} m with plugs and air; the room is only {long} m long.',
          id: 'Untuk {diagonal} inci, proyektor butuh {needed} m termasuk kabel dan sirkulasi; panjang ruang hanya {long} m.',
        },
      },
      {
        when: 'needed <= long',
        verdict: 'ok',
        sentence: {
          en: 'For {diagonal} inches the projector hangs {throw} m from the screen; the room is {long} m long.',
          id: 'Untuk {diagonal} inci, proyektor dipasang {throw} m dari layar; panjang ruang {long} m.',
        },
      },
      {
        when: 'throw > 0',
        verdict: 'ok',
        sentence: {
          en: 'For {diagonal} inches the projector must hang {throw} m from the screen.',
          id: 'Untuk {diagonal} inci, proyektor harus dipasang {throw} m dari layar.',
        },
      },
    ],
    remedies: ['projector', 'screen'],
  },
  {
    // Candela a square metre = lumen × gain / (π × area). Set up for films, about 70 % of the lumen remain. Cinemas show 48;
    // with 100 a picture is lively in a darkened room.
    key: 'projector-brightness',
    roles: ['projector', 'screen'],
    figures: [
      { name: 'lumen', formula: 'projector.brightness_lm' },
      {
        name: 'area',
        formula: 'screen.screen_diagonal_in * screen.screen_diagonal_in * 0.02214 * 0.01245',
      },
      { name: 'candela', formula: 'round(lumen * 0.7 * or(screen.screen_gain, 1) / (3.1416 * area))' },
    ],
    cases: [
      {
        when: 'candela < 48',
        verdict: 'warning',
        sentence: {
          en: '{lumen} lumen on {area} m² of screen ({candela} cd/m²) are too dark, even with all lights off.',
          id: '{lumen} lumen di layar {area} m² ({candela} cd/m²) terlalu gelap, bahkan saat semua lampu mati.',
        },
      },
      {
        when: 'candela < 100',
        verdict: 'note',
        sentence: {
          en: '{lumen} lumen on {area} m² of screen ({candela} cd/m²): good at night, pale as soon as there is light.',
          id: '{lumen} lumen di layar {area} m² ({candela} cd/m²): bagus saat gelap, pucat begitu ada cahaya.',
        },
      },
      {
        when: 'candela >= 100',
        verdict: 'ok',
        sentence: {
          en: '{lumen} lumen on {area} m² of screen ({candela} cd/m²): lively in a darkened room.',
          id: '{lumen} lumen di layar {area} m² ({candela} cd/m²): gambar hidup di ruang yang digelapkan.',
        },
      },
    ],
    remedies: ['projector', 'screen'],
  },
  {
    // Light that comes steeply from below makes every wave of the cloth visible. What rolls has a motor, and so a power
    // draw.
    key: 'short-throw-screen',
    roles: ['screen', 'projector'],
    figures: [{ name: 'throw', formula: 'projector.throw_ratio' }],
    cases: [
      {
        when: 'throw < 0.5 and has(screen.power_draw_w)',
        verdict: 'note',
        sentence: {
          en: 'Light from close below shows every wave of a roll-down screen; a fixed frame stays flat.',
          id: 'Cahaya dari dekat bawah memperlihatkan setiap gelombang layar gulung; bingkai tetap selalu rata.',
        },
      },
      {
        when: 'throw < 0.5 and has(screen)',
        verdict: 'ok',
        sentence: {
          en: 'A fixed frame stays flat, as a projector so close to the screen needs it.',
          id: 'Bingkai tetap selalu rata, sesuai kebutuhan proyektor yang sedekat ini dengan layar.',
        },
      },
    ],
    remedies: ['screen', 'projector'],
  },
]
