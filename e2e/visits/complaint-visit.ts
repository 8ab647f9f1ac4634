import type { Locator, Page } from '@playwright/test'
import { aPhoto, aVideo, bank } from './aftersale-visit.ts'
import { rupiah } from './cart-visit.ts'
import { expect } from './shop-visit.ts'

/** What a complaint says in each language, from its form to its end. */
export const english = {
  language: 'en',
  prefix: '',
  actions: 'Actions',
  file: 'File a complaint',
  send: 'Send complaint',
  faults: /^4 fields need another look:/,
  itemsMissing: 'Please select at least one product',
  typeMissing: 'Please select complaint type',
  descriptionMissing: 'Description is required',
  solutionMissing: 'Please select the solution you prefer',
  choose: (name: string) => `${name}: something is wrong with it`,
  quantityMissing: 'Please specify damaged quantity, 1 to 3.',
  quantityWrong: 'Invalid quantity selected, 1 to 3.',
  quantity: (name: string) => `How many of ${name} are affected`,
  more: 'One more',
  damaged: /^Item damaged/,
  description: 'Tell us what is wrong',
  said: 'Two of the three cables crackle as soon as somebody touches the plug.',
  partial: /^Partial refund/,
  expected: /^How should it end\?/,
  bank: 'Bank',
  holder: 'Account holder',
  account: 'Account number',
  bankMissing: 'Bank is required',
  holderMissing: 'Account holder is required',
  accountMissing: 'Account number is required',
  value: 'Value of the items',
  evidence: 'Photos or videos',
  view: (name: string) => `View ${name}`,
  sentToast: 'Thank you. We answer within one working day.',
  title: /^Complaint KMP-\d{4}-\d+$/,
  filed: 'Filed',
  paused: 'Auto-finish paused',
  looking: 'We are looking at your complaint',
  conversation: 'Conversation',
  you: 'You',
  filedMail: (number: string, order: string) => `Your complaint ${number} about order ${order}`,
  staffAsks: 'Does it also crackle in another device?',
  staff: 'Ratna, Gema care',
  inProgress: 'In progress',
  nowInProgress: /^Now in progress/,
  reply: 'Reply',
  replyText: 'Yes, in all three of them.',
  replySend: 'Send',
  rejectReason: 'The plugs show marks of a pair of pliers.',
  rejected: 'Rejected',
  rejectedMail: (number: string) => `Complaint ${number}: we cannot accept it`,
  until: /^You can appeal until .+, once and with new evidence\.$/,
  appeal: 'Appeal',
  appealTitle: 'Appeal the rejection',
  appealField: 'Why do you appeal?',
  appealTextMissing: 'Please say why you appeal.',
  appealEvidenceMissing: 'An appeal needs new evidence: add at least one file.',
  add: 'Add',
  appealText: 'Those marks are from your own packing clip, as the new photo shows.',
  appealSend: 'Send appeal',
  appealDone: 'Your appeal has arrived. We look at all of it again.',
  lookingAgain: 'We are looking at your appeal',
  appealFiled: /^Appeal filed/,
  proposal: 'Half of the price for both cables, and you keep them.',
  waiting: 'Waiting for your agreement',
  waitingForYou: 'Waiting for you',
  agree: 'Agree',
  agreeTitle: 'Agree to this proposal?',
  agreed: 'You have agreed to our proposal',
  outcome: 'We have sent half of the price.',
  resolved: 'Resolved',
  resolvedOn: /^Resolved on/,
  closed: 'This complaint is closed.',
  complaints: 'Complaints',
  viewOf: (number: string) => `View complaint ${number}`,
  openNote: (number: string) => `Complaint ${number} about this order is open.`,
  held: 'It does not finish by itself as long as something is open about it.',
  finishNot: 'There is an open complaint about this order.',
  complaintEvent: 'Complaint filed',
  money: 'Money back',
  fromComplaint: 'From a complaint',
  toBank: 'To Bank Nusa Raya •••• 4417',
  sent: 'Sent',
  settledMail: (number: string) => `Complaint ${number} is settled`,
}

export const indonesian: typeof english = {
  language: 'id',
  prefix: '/id',
  actions: 'Tindakan',
  file: 'Ajukan komplain',
  send: 'Kirim komplain',
  faults: /^4 isian perlu diperiksa:/,
  itemsMissing: 'Pilih sedikitnya satu produk',
  typeMissing: 'Pilih jenis komplain',
  descriptionMissing: 'Penjelasan wajib diisi',
  solutionMissing: 'Pilih solusi yang Anda inginkan',
  choose: (name) => `${name} bermasalah`,
  quantityMissing: 'Tentukan jumlah barang yang bermasalah, 1 sampai 3.',
  quantityWrong: 'Jumlah yang dipilih tidak valid, 1 sampai 3.',
  quantity: (name) => `Jumlah ${name} yang bermasalah`,
  more: 'Tambah',
  damaged: /^Barang rusak/,
  description: 'Ceritakan masalahnya',
  said: 'Dua dari tiga kabel berderak begitu colokannya tersentuh.',
  partial: /^Dana kembali sebagian/,
  expected: /^Penyelesaian yang diharapkan/,
  bank: 'Nama bank',
  holder: 'Nama pemilik rekening',
  account: 'Nomor rekening',
  bankMissing: 'Bank wajib diisi',
  holderMissing: 'Nama pemilik rekening wajib diisi',
  accountMissing: 'Nomor rekening wajib diisi',
  value: 'Nilai barang',
  evidence: 'Foto atau video',
  view: (name) => `Lihat ${name}`,
  sentToast: 'Terima kasih. Kami jawab dalam satu hari kerja.',
  title: /^Komplain KMP-\d{4}-\d+$/,
  filed: 'Diajukan',
  paused: 'Otomatis selesai dijeda',
  looking: 'Komplain Anda sedang kami periksa',
  conversation: 'Percakapan',
  you: 'Anda',
  filedMail: (number, order) => `Komplain ${number} untuk pesanan ${order}`,
  staffAsks: 'Apakah di perangkat lain juga berderak?',
  staff: 'Ratna, layanan Gema',
  inProgress: 'Ditangani',
  nowInProgress: /^Status menjadi Ditangani/,
  reply: 'Balasan',
  replyText: 'Ya, di ketiga perangkat saya.',
  replySend: 'Kirim',
  rejectReason: 'Ada bekas tang di colokannya.',
  rejected: 'Ditolak',
  rejectedMail: (number) => `Komplain ${number} tidak dapat kami terima`,
  until: /^Banding bisa diajukan sampai .+, satu kali dan dengan bukti baru\.$/,
  appeal: 'Ajukan banding',
  appealTitle: 'Ajukan banding',
  appealField: 'Mengapa Anda mengajukan banding?',
  appealTextMissing: 'Jelaskan alasan banding Anda.',
  appealEvidenceMissing: 'Banding memerlukan bukti baru: tambahkan sedikitnya satu berkas.',
  add: 'Tambah',
  appealText: 'Bekas itu dari penjepit kemasan toko, seperti di foto baru.',
  appealSend: 'Kirim banding',
  appealDone: 'Banding Anda sudah kami terima. Semuanya kami periksa sekali lagi.',
  lookingAgain: 'Banding Anda sedang kami periksa',
  appealFiled: /^Banding diajukan/,
  proposal: 'Setengah harga untuk kedua kabel, dan kabelnya tetap milik Anda.',
  waiting: 'Menunggu persetujuan Anda',
  waitingForYou: 'Menunggu Anda',
  agree: 'Setujui',
  agreeTitle: 'Setujui usulan ini?',
  agreed: 'Anda sudah menyetujui usulan kami',
  outcome: 'Setengah harganya sudah kami kirim.',
  resolved: 'Selesai',
  resolvedOn: /^Selesai \d/,
  closed: 'Komplain ini sudah ditutup.',
  complaints: 'Komplain',
  viewOf: (number) => `Lihat komplain ${number}`,
  openNote: (number) => `Komplain ${number} untuk pesanan ini masih terbuka.`,
  held: 'Pesanan tidak selesai otomatis selama masih ada yang terbuka.',
  finishNot: 'Ada komplain yang masih terbuka untuk pesanan ini.',
  complaintEvent: 'Komplain diajukan',
  money: 'Pengembalian dana',
  fromComplaint: 'Dari komplain',
  toBank: 'Ke Bank Nusa Raya •••• 4417',
  sent: 'Dikirim',
  settledMail: (number) => `Komplain ${number} selesai`,
}

/** A sentence below a field. */
const fault = (main: Locator, sentence: string) => main.getByRole('paragraph').filter({ hasText: sentence })

/** Fills in the form from its first faults on, and sends it with a photo and a video. */
export async function fillInAndSend(
  page: Page,
  words: typeof english,
  thing: { name: string; price: number },
) {
  const main = page.getByRole('main')
  const send = main.getByRole('button', { name: words.send, exact: true })
  await send.click()
  await expect(main.getByText(words.faults)).toBeVisible()
  for (const sentence of [
    words.itemsMissing,
    words.typeMissing,
    words.descriptionMissing,
    words.solutionMissing,
  ])
    await expect(main.getByText(sentence, { exact: true })).toBeVisible()

  await main.getByRole('checkbox', { name: words.choose(thing.name), exact: true }).check()
  await expect(main.getByText(words.itemsMissing, { exact: true })).toHaveCount(0)
  await expect(fault(main, words.quantityMissing)).toBeVisible()
  const quantity = main.getByLabel(words.quantity(thing.name), { exact: true })
  await quantity.fill('9')
  await expect(fault(main, words.quantityWrong)).toBeVisible()
  await quantity.fill('1')
  await expect(fault(main, words.quantityWrong)).toHaveCount(0)
  await main.getByRole('button', { name: words.more, exact: true }).click()
  await expect(quantity).toHaveValue('2')
  await main.getByRole('radio', { name: words.damaged }).check()
  await main.getByLabel(words.description, { exact: true }).fill(words.said)
  await main.getByRole('radio', { name: words.partial }).check()
  await main.getByLabel(words.expected).fill('50%')
  await send.click()
  for (const sentence of [words.bankMissing, words.holderMissing, words.accountMissing])
    await expect(main.getByText(sentence, { exact: true })).toBeVisible()
  await main.getByLabel(words.bank, { exact: true }).fill(bank.name)
  await main.getByLabel(words.holder, { exact: true }).fill(bank.holder)
  await main.getByLabel(words.account, { exact: true }).fill(bank.number)
  await expect(main).toContainText(`${words.value}${rupiah(2 * thing.price)}`)
  await main
    .getByRole('button', { name: words.evidence, exact: true })
    .setInputFiles([await aPhoto('colokan.jpg'), aVideo('derak.mp4')])
  await expect(main.getByRole('button', { name: words.view('derak.mp4'), exact: true })).toBeVisible()
  await send.click()
  await expect(page.getByText(words.sentToast)).toBeVisible()
}
