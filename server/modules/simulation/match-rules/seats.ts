import type { ShippedRule } from './shipped-rule.ts'

/** Whether everybody has a place, and every seat too. */
export const seatRules: ShippedRule[] = [
  {
    key: 'seat-count',
    roles: ['seat'],
    figures: [
      { name: 'places', formula: 'total(seat.seats)' },
      { name: 'people', formula: 'room.seats' },
    ],
    cases: [
      {
        when: 'places < people',
        verdict: 'note',
        sentence: {
          en: 'Seats: {places}, people: {people}. Somebody would have to stand.',
          id: 'Tempat duduk: {places}, orang: {people}. Ada yang tidak kebagian.',
        },
      },
      {
        when: 'places >= people',
        verdict: 'ok',
        sentence: {
          en: 'Seats: {places}, people: {people}. Everybody has a place.',
          id: 'Tempat duduk: {places}, orang: {people}. Semua kebagian.',
        },
      },
    ],
    remedies: ['seat'],
  },
  {
    // 60 cm stay free for walking past. A row takes its own depth and 80 cm for legs; 2 m stay free before the screen.
    key: 'seat-rows',
    roles: ['seat'],
    figures: [
      { name: 'wide', formula: 'seat.width_cm' },
      { name: 'room_wide', formula: 'round(room.width * 100)' },
      { name: 'in_row', formula: 'max(1, floor((room_wide - 60) / wide))' },
      { name: 'rows', formula: 'ceil(units(seat) / in_row)' },
      { name: 'needed', formula: '2 + rows * (seat.depth_cm / 100 + 0.8)' },
      { name: 'long', formula: 'room.length' },
      { name: 'row_wide', formula: 'wide * min(in_row, units(seat))' },
    ],
    cases: [
      {
        when: 'wide > room_wide - 10',
        verdict: 'warning',
        sentence: {
          en: 'The seat is {wide} cm wide, the room {room_wide} cm: it does not fit.',
          id: 'Lebar tempat duduk {wide} cm, lebar ruang {room_wide} cm: tidak muat.',
        },
      },
      {
        when: 'needed > long',
        verdict: 'warning',
        sentence: {
          en: 'Rows of seats: {rows}. With legs and 2 m to the screen they need {needed} m; the room is {long} m long.',
          id: 'Baris kursi: {rows}. Dengan ruang kaki dan 2 m ke layar perlu {needed} m; panjang ruang {long} m.',
        },
      },
      {
        when: 'rows > 1',
        verdict: 'note',
        sentence: {
          en: 'Rows of seats: {rows}. The rear one needs a platform of 25 cm in order to see over the heads.',
          id: 'Baris kursi: {rows}. Baris belakang perlu panggung 25 cm agar tidak terhalang kepala.',
        },
      },
      {
        when: 'rows = 1',
        verdict: 'ok',
        sentence: {
          en: 'The seats are {row_wide} cm wide together and fit one row in {room_wide} cm.',
          id: 'Lebar semua tempat duduk {row_wide} cm, muat satu baris di ruang {room_wide} cm.',
        },
      },
    ],
    remedies: ['seat'],
  },
]
