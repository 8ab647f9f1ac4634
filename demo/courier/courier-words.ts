interface Both {
  en: string
  id: string
}

/** What the courier clock says about an order: what happens next, or why nothing does. */
export const courierWords = {
  accept_cod: {
    en: 'Next, the shop accepts the order. It is paid when it is delivered.',
    id: 'Berikutnya toko menerima pesanan ini. Pembayarannya saat barang sampai.',
  },
  hand_over: {
    en: 'Next, the parcel is handed to the courier and gets a tracking number.',
    id: 'Berikutnya paket diserahkan ke kurir dan mendapat nomor resi.',
  },
  in_transit: {
    en: 'Next, the parcel sets out.',
    id: 'Berikutnya paket berangkat.',
  },
  deliver: {
    en: 'Next, the parcel arrives.',
    id: 'Berikutnya paket sampai.',
  },
  transfer: {
    en: 'The order waits for its bank transfer. The demo bank desk at /demo/transfers says that it has arrived.',
    id: 'Pesanan menunggu transfer bank. Meja bank demo di /demo/transfers menyatakan uangnya sudah masuk.',
  },
  unpaid: {
    en: 'The order waits for its payment.',
    id: 'Pesanan menunggu pembayaran.',
  },
  cancel_asked: {
    en: 'Somebody of the shop decides about the cancellation first.',
    id: 'Staf toko memutuskan permintaan pembatalan lebih dulu.',
  },
  held: {
    en: 'Somebody of the shop decides about an open request first.',
    id: 'Staf toko memutuskan permintaan yang masih terbuka lebih dulu.',
  },
  delivered: {
    en: 'The order has arrived. The courier has nothing more to do.',
    id: 'Pesanan sudah sampai. Kurir tidak punya tugas lagi.',
  },
  cancelled: {
    en: 'The order was cancelled. Nothing is sent.',
    id: 'Pesanan dibatalkan. Tidak ada yang dikirim.',
  },
} satisfies Record<string, Both>

export type CourierSaying = keyof typeof courierWords

/** What the log says about a step, as somebody of the shop would write it. */
export const courierNotes = {
  hand_over: {
    en: 'Packed and sealed at the Cilandak warehouse',
    id: 'Dikemas dan disegel di gudang Cilandak',
  },
  in_transit: { en: 'Left the Cilandak warehouse', id: 'Berangkat dari gudang Cilandak' },
  deliver: { en: 'Handed over at the door', id: 'Diserahkan di depan pintu' },
} satisfies Record<string, Both>

/** The same where it is fetched at the store. */
export const pickupNotes = {
  hand_over: { en: 'Packed at the store', id: 'Dikemas di toko' },
  in_transit: { en: 'Waiting at the counter', id: 'Menunggu di meja kasir' },
  deliver: { en: 'Fetched at the counter', id: 'Diambil di meja kasir' },
} satisfies Record<keyof typeof courierNotes, Both>
