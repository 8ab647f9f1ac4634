import type { ShippedRule } from './shipped-rule.ts'

/** Speakers in their room. Seats are taken to be at 62 % of its length, ears 1.1 m above the floor. */
export const placementRules: ShippedRule[] = [
  {
    // Left, right and listener make a triangle of about equal sides; 30 cm stay free to each side wall. Under half of the
    // distance, stereo shrinks to a point. Speakers with an open back are built into a ceiling and have no left and right.
    key: 'speaker-spacing',
    roles: ['front'],
    figures: [
      { name: 'distance', formula: 'room.distance' },
      { name: 'apart', formula: 'room.width - 0.6 - front.width_cm / 100' },
      { name: 'spread', formula: 'min(apart, distance * 0.9)' },
      { name: 'nearer', formula: 'apart / 0.8' },
      { name: 'in_ceiling', formula: "or(contains(front.enclosure, 'open back'), false)" },
      { name: 'listening', formula: "room.use = 'film' or room.use = 'music'" },
    ],
    cases: [
      {
        when: 'listening and not in_ceiling and apart < distance * 0.5',
        verdict: 'note',
        sentence: {
          en: 'Left and right can only stand {apart} m apart, the seats are at {distance} m. Sit at about {nearer} m for real stereo.',
          id: 'Kiri dan kanan hanya bisa berjarak {apart} m, kursi di {distance} m. Duduklah di sekitar {nearer} m agar stereonya terasa.',
        },
      },
      {
        when: 'listening and not in_ceiling',
        verdict: 'ok',
        sentence: {
          en: 'Left and right about {spread} m apart suit seats at {distance} m.',
          id: 'Kiri dan kanan berjarak sekitar {spread} m cocok untuk kursi di {distance} m.',
        },
      },
    ],
    remedies: ['front'],
  },
  {
    // Bass that reaches far down needs a room that is long enough; in a small one it piles up in the corners. The other way
    // round, a small woofer cannot move the air of a large room.
    key: 'front-size',
    roles: ['front'],
    figures: [
      { name: 'low', formula: 'front.frequency_low_hz' },
      { name: 'area', formula: 'room.area' },
      {
        name: 'least',
        formula: 'choose(low <= 25, 28, choose(low <= 31, 16, choose(low <= 37, 11, 0)))',
      },
      { name: 'most', formula: '25' },
      { name: 'in_ceiling', formula: "or(contains(front.enclosure, 'open back'), false)" },
    ],
    cases: [
      {
        when: 'not in_ceiling and area < least * 0.5',
        verdict: 'warning',
        sentence: {
          en: 'Bass down to {low} Hz booms in {area} m²: these speakers want at least {least} m².',
          id: 'Bass sampai {low} Hz akan mendengung di ruang {area} m²: speaker ini perlu minimal {least} m².',
        },
      },
      {
        when: 'not in_ceiling and area < least',
        verdict: 'note',
        sentence: {
          en: 'Bass down to {low} Hz is much for {area} m²: keep these speakers 40 cm off the walls, or take smaller ones.',
          id: 'Bass sampai {low} Hz cukup berat untuk {area} m²: beri jarak 40 cm dari dinding, atau pilih yang lebih kecil.',
        },
      },
      {
        when: 'not in_ceiling and low >= 54 and area > most',
        verdict: 'note',
        sentence: {
          en: 'Small speakers (bass from {low} Hz) in {area} m² strain when played loud. They are at their best up to {most} m².',
          id: 'Speaker kecil (bass mulai {low} Hz) di ruang {area} m² kewalahan saat keras. Idealnya sampai {most} m².',
        },
      },
      {
        when: 'not in_ceiling and area >= least',
        verdict: 'ok',
        sentence: {
          en: 'Speakers with bass from {low} Hz suit a room of {area} m².',
          id: 'Speaker dengan bass mulai {low} Hz cocok untuk ruang {area} m².',
        },
      },
    ],
    remedies: ['front'],
  },
  {
    // Half the width of the room, less half a metre for the listener. Too near, one hears the box and not the space.
    key: 'surround-distance',
    roles: ['surround'],
    figures: [
      { name: 'side', formula: 'room.width / 2 - 0.5' },
      { name: 'behind', formula: 'room.length - room.distance' },
    ],
    cases: [
      {
        when: 'has(surround) and side < 1',
        verdict: 'note',
        sentence: {
          en: 'The side speakers come within {side} m of the ears: mount them above head height, facing across.',
          id: 'Speaker samping hanya {side} m dari telinga: pasang lebih tinggi dari kepala, menghadap menyilang.',
        },
      },
      {
        when: 'count(surround) > 2 and behind < 1',
        verdict: 'note',
        sentence: {
          en: 'Behind the seats {behind} m remain for the rear pair: mount it high and to the sides.',
          id: 'Di belakang kursi tersisa {behind} m untuk pasangan belakang: pasang tinggi dan agak ke samping.',
        },
      },
      {
        when: 'has(surround) and side >= 1',
        verdict: 'ok',
        sentence: {
          en: 'The side speakers are {side} m from the ears: enough for an even sound around you.',
          id: 'Speaker samping {side} m dari telinga: cukup untuk suara yang merata di sekeliling.',
        },
      },
    ],
    remedies: ['surround'],
  },
  {
    // Sound from above needs 1.3 m over the ears; from high above it arrives weak.
    key: 'height-ceiling',
    roles: ['height'],
    figures: [
      { name: 'ceiling', formula: 'room.height' },
      { name: 'above', formula: 'ceiling - 1.1' },
    ],
    cases: [
      {
        when: 'above < 1.3',
        verdict: 'note',
        sentence: {
          en: 'A ceiling of {ceiling} m puts the speakers {above} m over the ears: one hears where they are.',
          id: 'Plafon {ceiling} m membuat speaker hanya {above} m di atas telinga: posisinya jadi terdengar.',
        },
      },
      {
        when: 'above > 3',
        verdict: 'note',
        sentence: {
          en: 'A ceiling of {ceiling} m is high: raise the level of these speakers when setting up.',
          id: 'Plafon {ceiling} m cukup tinggi: naikkan level speaker ini saat penyetelan.',
        },
      },
      {
        when: 'above >= 1.3',
        verdict: 'ok',
        sentence: {
          en: 'A ceiling of {ceiling} m suits sound from above: {above} m over the ears.',
          id: 'Plafon {ceiling} m cocok untuk suara dari atas: {above} m di atas telinga.',
        },
      },
    ],
    remedies: ['height'],
  },
  {
    // What is above a ceiling nobody knows until it has been measured; 3 cm are for the cable and the clamps.
    key: 'ceiling-depth',
    roles: ['height', 'front'],
    figures: [
      {
        name: 'deep',
        formula:
          "or(choose(contains(height.enclosure, 'open back'), height.depth_cm), choose(contains(front.enclosure, 'open back'), front.depth_cm))",
      },
      { name: 'free', formula: 'deep + 3' },
    ],
    cases: [
      {
        when: 'free > 0',
        verdict: 'note',
        sentence: {
          en: 'Ceiling speakers need {free} cm free above the ceiling and no beam there: measure before cutting.',
          id: 'Speaker plafon butuh ruang kosong {free} cm di atas plafon dan tanpa rangka: ukur sebelum melubangi.',
        },
      },
    ],
    remedies: ['height', 'front'],
  },
]
