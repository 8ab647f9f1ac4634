/** Why something about a simulation or an installation is refused. */
export const simulationRefusals = {
  simulation_unknown: { code: 404, en: 'Simulation not found', id: 'Simulasi tidak ditemukan' },
  simulation_code_invalid: {
    code: 201,
    en: 'A code has eight letters and digits, such as K7MX 29PW.',
    id: 'Kode terdiri dari delapan huruf dan angka, misalnya K7MX 29PW.',
  },
  simulation_empty: {
    code: 201,
    en: 'Choose at least one part before you save.',
    id: 'Pilih sedikitnya satu komponen sebelum menyimpan.',
  },
  simulation_part_unknown: {
    code: 201,
    en: 'A part that you chose is no longer offered here. Please choose another one.',
    id: 'Salah satu komponen yang Anda pilih tidak lagi ditawarkan di sini. Silakan pilih yang lain.',
  },
  simulation_quantity: {
    code: 201,
    en: '{name}: between {least} and {most} can be chosen.',
    id: '{name}: bisa dipilih {least} sampai {most}.',
  },
  simulation_key_used: {
    code: 409,
    en: 'This key has already saved something else. Please save once more.',
    id: 'Kunci ini sudah dipakai untuk simulasi lain. Silakan simpan sekali lagi.',
  },
  installation_simulation: {
    code: 201,
    en: 'There is no simulation with this code. Check it, or leave it empty.',
    id: 'Tidak ada simulasi dengan kode ini. Periksa lagi, atau kosongkan saja.',
  },
  installation_key_used: {
    code: 409,
    en: 'Your request has already reached us as {reference}. Write or call us to change something about it.',
    id: 'Permintaan Anda sudah kami terima dengan nomor {reference}. Hubungi kami bila ada yang perlu diubah.',
  },
  installation_district: {
    code: 201,
    en: 'Please choose the district from the list.',
    id: 'Pilih kecamatan dari daftar.',
  },
  installation_answer: {
    code: 201,
    en: 'Say when you come, or why not: whoever asked is told by mail.',
    id: 'Tulis kapan Anda datang, atau mengapa tidak: jawabannya dikirim lewat surel kepada peminta.',
  },
  installation_date: {
    code: 201,
    en: 'Choose days from {from} to {to}.',
    id: 'Pilih hari antara {from} dan {to}.',
  },
  installation_dates_same: {
    code: 201,
    en: 'Each wish needs a day or a time of its own.',
    id: 'Setiap pilihan perlu hari atau waktu yang berbeda.',
  },
  installation_photo: {
    code: 201,
    en: '{name} cannot be used. Photos are JPG or PNG of at most {limit} MB.',
    id: '{name} tidak bisa dipakai. Foto berformat JPG atau PNG, paling besar {limit} MB.',
  },
  installation_photos: {
    code: 201,
    en: 'At most {limit} photos can be sent.',
    id: 'Paling banyak {limit} foto yang bisa dikirim.',
  },
  installation_photo_unknown: {
    code: 404,
    en: 'There is no such photo.',
    id: 'Foto ini tidak ada.',
  },
  installation_unknown: {
    code: 404,
    en: 'There is no such installation request.',
    id: 'Permintaan instalasi ini tidak ada.',
  },
  installation_step: {
    code: 201,
    en: 'A request that is {status} cannot become {wanted}.',
    id: 'Permintaan berstatus {status} tidak bisa menjadi {wanted}.',
  },
} as const
