/** Reasons why something about an order that is placed, a refund, a complaint or a review is refused. */
export const aftersaleRefusals = {
  order_number_invalid: {
    code: 201,
    en: 'An order number looks like GM-2611-004821.',
    id: 'Nomor pesanan berbentuk GM-2611-004821.',
  },
  cancel_handed_over: {
    code: 201,
    en: 'Not possible any more: the parcel is with the courier.',
    id: 'Tidak bisa lagi: barang sudah diserahkan ke kurir.',
  },
  cancel_delivered: {
    code: 201,
    en: 'Not possible any more: the order has been delivered.',
    id: 'Tidak bisa lagi: pesanan sudah sampai.',
  },
  cancel_declined: {
    code: 201,
    en: 'We have declined this request already.',
    id: 'Permintaan ini sudah kami tolak.',
  },
  cancel_asked: {
    code: 201,
    en: 'You have asked us to cancel it. We answer within one working day.',
    id: 'Anda sudah meminta pembatalan. Kami jawab dalam satu hari kerja.',
  },
  finish_failed: {
    code: 201,
    en: 'Failed to finish order. Please try again.',
    id: 'Gagal menyelesaikan pesanan. Silakan coba lagi.',
  },
  finish_not_delivered: {
    code: 201,
    en: 'You can finish it once it has been delivered.',
    id: 'Bisa dipilih setelah barang sampai.',
  },
  finish_has_complaint: {
    code: 201,
    en: 'There is an open complaint about this order.',
    id: 'Ada komplain yang masih terbuka untuk pesanan ini.',
  },
  order_finished: {
    code: 201,
    en: 'This order is finished.',
    id: 'Pesanan ini sudah selesai.',
  },
  order_refunded: {
    code: 201,
    en: 'The money for this order has been given back.',
    id: 'Uang untuk pesanan ini sudah dikembalikan.',
  },
  step_refused: {
    code: 201,
    en: 'This cannot be done with the order as it stands now.',
    id: 'Ini tidak bisa dilakukan pada pesanan dalam keadaan sekarang.',
  },
  tracking_required: {
    code: 201,
    en: 'A tracking number is required for every parcel.',
    id: 'Setiap paket memerlukan nomor resi.',
  },
  refund_unpaid: {
    code: 201,
    en: 'Nothing has been paid for this order yet.',
    id: 'Belum ada pembayaran untuk pesanan ini.',
  },
  refund_asked: {
    code: 201,
    en: 'A request for money back is open already.',
    id: 'Permintaan pengembalian dana masih diproses.',
  },
  refund_whole_only: {
    code: 201,
    en: 'Until it is delivered, only the whole order can be refunded.',
    id: 'Sebelum sampai, dana hanya bisa dikembalikan untuk seluruh pesanan.',
  },
  refund_nothing_left: {
    code: 201,
    en: 'Nothing of this order is left to be refunded.',
    id: 'Tidak ada lagi dana pesanan ini yang bisa dikembalikan.',
  },
  refund_bank_required: {
    code: 201,
    en: 'Please tell us the bank account that the money shall go to.',
    id: 'Mohon isi rekening tujuan pengembalian dana.',
  },
  refund_amount_wrong: {
    code: 201,
    en: 'At most {most} can be given back.',
    id: 'Paling banyak {most} yang bisa dikembalikan.',
  },
  refund_has_set_out: {
    code: 201,
    en: 'The provider was asked for this money already: it can no longer be stopped.',
    id: 'Penyedia pembayaran sudah diminta mengembalikan dana ini, sehingga tidak dapat dihentikan lagi.',
  },
  refund_unknown: { code: 404, en: 'Refund not found', id: 'Pengembalian dana tidak ditemukan' },
  complaint_unknown: { code: 404, en: 'Complaint not found', id: 'Komplain tidak ditemukan' },
  complaint_type_required: {
    code: 201,
    en: 'Please select complaint type',
    id: 'Pilih jenis komplain',
  },
  complaint_items_required: {
    code: 201,
    en: 'Please select at least one product',
    id: 'Pilih sedikitnya satu produk',
  },
  complaint_quantity_required: {
    code: 201,
    en: 'Please specify damaged quantity',
    id: 'Tentukan jumlah barang yang bermasalah',
  },
  complaint_quantity_invalid: {
    code: 201,
    en: 'Invalid quantity selected',
    id: 'Jumlah yang dipilih tidak valid',
  },
  complaint_solution_required: {
    code: 201,
    en: 'Please select the solution you prefer',
    id: 'Pilih solusi yang Anda inginkan',
  },
  complaint_too_early: {
    code: 201,
    en: 'You can complain once the parcel is with the courier.',
    id: 'Komplain bisa diajukan setelah barang diserahkan ke kurir.',
  },
  complaint_shipping_only: {
    code: 201,
    en: 'Until it is delivered, only shipping problems can be reported.',
    id: 'Sebelum sampai, hanya masalah pengiriman yang bisa dilaporkan.',
  },
  complaint_too_late: {
    code: 201,
    en: 'Complaints are possible until 7 days after delivery.',
    id: 'Komplain bisa diajukan sampai 7 hari setelah barang sampai.',
  },
  complaint_all_taken: {
    code: 201,
    en: 'Every product of this order stands in a complaint already.',
    id: 'Semua barang pesanan ini sudah ada dalam komplain.',
  },
  complaint_too_many: {
    code: 201,
    en: 'You have filed 5 complaints about this order. Please write to us.',
    id: 'Anda sudah mengajukan 5 komplain untuk pesanan ini. Silakan hubungi kami.',
  },
  complaint_messages_full: {
    code: 201,
    en: 'This conversation is full. Please write to us by e-mail.',
    id: 'Percakapan ini sudah penuh. Silakan hubungi kami lewat surel.',
  },
  complaint_closed: {
    code: 201,
    en: 'This complaint is closed.',
    id: 'Komplain ini sudah ditutup.',
  },
  complaint_agreed: {
    code: 201,
    en: 'A solution has been agreed on.',
    id: 'Solusinya sudah disepakati.',
  },
  complaint_no_proposal: {
    code: 201,
    en: 'There is no proposal to answer.',
    id: 'Tidak ada usulan yang perlu dijawab.',
  },
  proposal_changed: {
    code: 409,
    en: 'The proposal has changed. Please read it again.',
    id: 'Usulannya berubah. Mohon baca lagi.',
  },
  complaint_step_refused: {
    code: 201,
    en: 'This cannot be done with the complaint as it stands now.',
    id: 'Ini tidak bisa dilakukan pada komplain dalam keadaan sekarang.',
  },
  reply_empty: {
    code: 201,
    en: 'Please write something or add a file.',
    id: 'Tulis sesuatu atau tambahkan berkas.',
  },
  appeal_not_rejected: {
    code: 201,
    en: 'Only a rejected complaint can be appealed.',
    id: 'Hanya komplain yang ditolak yang bisa dibanding.',
  },
  appeal_used: {
    code: 201,
    en: 'A rejection can be appealed once.',
    id: 'Banding hanya bisa diajukan satu kali.',
  },
  appeal_too_late: {
    code: 201,
    en: 'An appeal is possible within 3 days of the rejection.',
    id: 'Banding bisa diajukan dalam 3 hari setelah ditolak.',
  },
  appeal_text_required: {
    code: 201,
    en: 'Please say why you appeal.',
    id: 'Jelaskan alasan banding Anda.',
  },
  appeal_evidence_required: {
    code: 201,
    en: 'An appeal needs new evidence: add at least one file.',
    id: 'Banding memerlukan bukti baru: tambahkan sedikitnya satu berkas.',
  },
  evidence_too_many: {
    code: 201,
    en: 'At most 5 files can be added.',
    id: 'Paling banyak 5 berkas.',
  },
  evidence_full: {
    code: 201,
    en: 'A complaint can hold at most 20 files.',
    id: 'Satu komplain paling banyak berisi 20 berkas.',
  },
  evidence_image_too_large: {
    code: 201,
    en: 'A picture may have at most 2 MB.',
    id: 'Foto paling besar 2 MB.',
  },
  evidence_video_too_large: {
    code: 201,
    en: 'A video may have at most 10 MB.',
    id: 'Video paling besar 10 MB.',
  },
  evidence_kind: {
    code: 201,
    en: 'Please choose JPG, PNG, MP4, AVI, MOV or WMV files.',
    id: 'Pilih berkas JPG, PNG, MP4, AVI, MOV, atau WMV.',
  },
  evidence_unreadable: {
    code: 201,
    en: '“{name}” is not a picture or video that we can read.',
    id: '“{name}” bukan foto atau video yang dapat kami baca.',
  },
  evidence_unknown: { code: 404, en: 'This file is not here.', id: 'Berkas ini tidak ada.' },
  review_not_finished: {
    code: 201,
    en: 'You can review it once the order is finished.',
    id: 'Ulasan bisa ditulis setelah pesanan selesai.',
  },
  review_written: {
    code: 201,
    en: 'You have reviewed this product already.',
    id: 'Anda sudah mengulas produk ini.',
  },
  review_rating_required: {
    code: 201,
    en: 'Please give one to five stars.',
    id: 'Beri satu sampai lima bintang.',
  },
  review_too_many_pictures: {
    code: 201,
    en: 'At most 5 pictures can be added.',
    id: 'Paling banyak 5 foto.',
  },
  review_picture_too_large: {
    code: 201,
    en: 'A picture may have at most {most} kB.',
    id: 'Foto paling besar {most} kB.',
  },
  review_unknown: { code: 404, en: 'Review not found', id: 'Ulasan tidak ditemukan' },
  review_answered: {
    code: 201,
    en: 'This review has been answered already.',
    id: 'Ulasan ini sudah dijawab.',
  },
  staff_only: {
    code: 401,
    en: 'Please sign in as staff first.',
    id: 'Silakan masuk sebagai staf terlebih dahulu.',
  },
  staff_sign_in_failed: {
    code: 201,
    en: 'E-mail or password is wrong.',
    id: 'Surel atau kata sandi salah.',
  },
} as const
