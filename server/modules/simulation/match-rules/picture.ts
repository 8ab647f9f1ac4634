import type { ShippedRule } from './shipped-rule.ts'

/** The screen, seen from the seats and on its wall. A diagonal inch is 0.0254 m. */
export const pictureRules: ShippedRule[] = [
  {
    // From 1.2 diagonals the picture fills about 40 degrees of the view, as in the middle of a cinema; from 2.2 it is 23
    // degrees, like a television. Nearer than 0.8 (57 degrees) nobody sees all of it.
    key: 'screen-distance',
    roles: ['screen'],
    figures: [
      { name: 'diagonal', formula: 'screen.screen_diagonal_in' },
      { name: 'distance', formula: 'room.distance' },
      { name: 'times', formula: 'distance / (diagonal * 0.0254)' },
      { name: 'nearest', formula: 'diagonal * 0.0254 * 1.2' },
      { name: 'better', formula: 'floor(distance / 0.0254 / 1.5)' },
    ],
    cases: [
      {
        when: 'times < 0.8',
        verdict: 'warning',
        sentence: {
          en: '{diagonal} inches seen from {distance} m are too near to see the whole picture. It is comfortable from {nearest} m.',
          id: 'Layar {diagonal} inci dari {distance} m terlalu dekat untuk melihat seluruh gambar. Nyamannya mulai {nearest} m.',
        },
      },
      {
        when: 'times < 1.2',
        verdict: 'note',
        sentence: {
          en: '{diagonal} inches seen from {distance} m fill almost the whole view. It is comfortable from {nearest} m.',
          id: 'Layar {diagonal} inci dari {distance} m hampir memenuhi pandangan. Nyamannya mulai {nearest} m.',
        },
      },
      {
        when: 'times > 2.2',
        verdict: 'note',
        sentence: {
          en: '{diagonal} inches look small from {distance} m; about {better} inches would feel like a cinema.',
          id: 'Layar {diagonal} inci tampak kecil dari {distance} m; sekitar {better} inci baru terasa seperti bioskop.',
        },
      },
      {
        when: 'times >= 1.2',
        verdict: 'ok',
        sentence: {
          en: '{diagonal} inches seen from about {distance} m: like the middle row of a cinema.',
          id: 'Layar {diagonal} inci dari jarak sekitar {distance} m: serasa baris tengah bioskop.',
        },
      },
    ],
    remedies: ['screen'],
  },
  {
    // With its frame, and with the front speakers beside it. Below the picture about 60 cm stay free for the centre.
    key: 'screen-wall',
    roles: ['screen', 'front'],
    figures: [
      { name: 'wide', formula: 'screen.width_cm' },
      { name: 'wall', formula: 'round(room.width * 100)' },
      { name: 'tall', formula: 'screen.height_cm + 60' },
      { name: 'ceiling', formula: 'round(room.height * 100)' },
      { name: 'beside', formula: 'floor((wall - wide) / 2)' },
      { name: 'box', formula: 'front.width_cm' },
    ],
    cases: [
      {
        when: 'wide > wall - 10',
        verdict: 'warning',
        sentence: {
          en: 'The screen is {wide} cm wide with its frame, the wall only {wall} cm: it does not fit.',
          id: 'Lebar layar dengan bingkainya {wide} cm, dindingnya hanya {wall} cm: tidak muat.',
        },
      },
      {
        when: 'tall > ceiling',
        verdict: 'warning',
        sentence: {
          en: 'With 60 cm for the centre speaker below, the screen needs {tall} cm; the room is {ceiling} cm high.',
          id: 'Dengan ruang 60 cm untuk speaker center di bawahnya, layar butuh {tall} cm; tinggi ruang {ceiling} cm.',
        },
      },
      {
        when: 'beside < box + 10',
        verdict: 'note',
        sentence: {
          en: 'Beside the screen {beside} cm remain on each side; the front speakers are {box} cm wide. They stand before it.',
          id: 'Di tiap sisi layar tersisa {beside} cm; lebar speaker depan {box} cm. Speaker akan berdiri di depannya.',
        },
      },
      {
        when: 'beside >= 5',
        verdict: 'ok',
        sentence: {
          en: 'The screen of {wide} cm fits the wall of {wall} cm, with {beside} cm at each side.',
          id: 'Layar {wide} cm muat di dinding {wall} cm, sisa {beside} cm di tiap sisi.',
        },
      },
    ],
    remedies: ['screen'],
  },
  {
    // The eye tells two dots apart that are 1/60 of a degree from each other: at 3,438 times their distance.
    key: 'picture-sharpness',
    roles: ['projector', 'screen'],
    figures: [
      {
        name: 'columns',
        formula:
          "choose(contains(projector.resolution, '4K'), 3840, choose(contains(projector.resolution, 'Full HD'), 1920, 1280))",
      },
      { name: 'diagonal', formula: 'screen.screen_diagonal_in' },
      { name: 'nearest', formula: 'diagonal * 0.02214 / columns * 3438' },
      { name: 'distance', formula: 'room.distance' },
    ],
    cases: [
      {
        when: 'distance < nearest',
        verdict: 'note',
        sentence: {
          en: 'At {diagonal} inches single dots can be seen up to {nearest} m; the seats are at {distance} m. A finer projector helps.',
          id: 'Pada {diagonal} inci, titik gambar terlihat sampai {nearest} m; Anda duduk di {distance} m. Resolusi 4K lebih halus.',
        },
      },
      {
        when: 'distance >= nearest',
        verdict: 'ok',
        sentence: {
          en: 'From {distance} m the picture is sharp: dots would only show nearer than {nearest} m.',
          id: 'Dari {distance} m gambar tajam: titiknya baru terlihat lebih dekat dari {nearest} m.',
        },
      },
    ],
    remedies: ['projector', 'screen'],
  },
]
