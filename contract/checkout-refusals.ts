/** Reasons why something about a cart, a delivery, an order or a payment is refused. */
export const checkoutRefusals = {
  quantity_too_small: { code: 201, en: 'Must have minimum 1 item.', id: 'Minimal 1 barang.' },
  quantity_too_large: { code: 201, en: 'Maximum quantity exceeds.', id: 'Jumlah melebihi batas.' },
  quantity_exceeds_stock: {
    code: 201,
    en: 'Product quantity exceeds inventory. Only {stock} left.',
    id: 'Jumlah melebihi persediaan. Tersisa {stock}.',
  },
  out_of_stock: {
    code: 201,
    en: 'This product is out of stock.',
    id: 'Produk ini sedang habis.',
  },
  variant_unknown: {
    code: 201,
    en: 'This variant is no longer sold.',
    id: 'Varian ini sudah tidak dijual.',
  },
  bundle_unknown: {
    code: 201,
    en: 'This bundle is no longer offered.',
    id: 'Paket ini sudah tidak ditawarkan.',
  },
  cart_full: {
    code: 201,
    en: 'Your cart is full: {most} different products.',
    id: 'Keranjang Anda penuh: {most} produk berbeda.',
  },
  cart_line_unknown: {
    code: 404,
    en: 'This line is no longer in your cart.',
    id: 'Barang ini sudah tidak ada di keranjang Anda.',
  },
  add_on_unknown: {
    code: 201,
    en: 'This service is not offered for this product.',
    id: 'Layanan ini tidak tersedia untuk produk ini.',
  },
  region_not_served: {
    code: 201,
    en: 'This product can not be shipped to {state} {country}',
    id: 'Produk ini tidak dapat dikirim ke {state} {country}',
  },
  shipping_unavailable: { code: 201, en: 'Shipping is not available', id: 'Pengiriman tidak tersedia' },
  address_first: {
    code: 201,
    en: 'Please add an address first.',
    id: 'Tambahkan alamat terlebih dahulu.',
  },
  destination_unknown: {
    code: 201,
    en: 'Please choose a destination from the list.',
    id: 'Pilih tujuan dari daftar.',
  },
  nothing_selected: {
    code: 201,
    en: 'Select at least one product to check out.',
    id: 'Pilih sedikitnya satu produk untuk dibayar.',
  },
  lines_unavailable: {
    code: 409,
    en: 'Some products can no longer be had as they stand in your cart.',
    id: 'Beberapa produk di keranjang Anda tidak tersedia lagi seperti semula.',
  },
  total_changed: {
    code: 409,
    en: 'The total has changed. Please look at it before you pay.',
    id: 'Totalnya berubah. Mohon periksa sebelum membayar.',
  },
  key_used_otherwise: {
    code: 409,
    en: 'This order was sent before with other contents. Please reload the page.',
    id: 'Pesanan ini sudah pernah dikirim dengan isi lain. Silakan muat ulang halaman.',
  },
  guest_checkout_off: {
    code: 401,
    en: 'Please sign in to place an order.',
    id: 'Silakan masuk untuk memesan.',
  },
  too_many_open_orders: {
    code: 201,
    en: 'You have {most} unpaid orders. Pay or cancel one of them first.',
    id: 'Anda punya {most} pesanan yang belum dibayar. Bayar atau batalkan salah satunya dahulu.',
  },
  voucher_not_yet: {
    code: 201,
    en: 'This voucher begins on {date}.',
    id: 'Voucher ini mulai berlaku {date}.',
  },
  voucher_used: {
    code: 201,
    en: 'You have used this voucher already.',
    id: 'Voucher ini sudah Anda pakai.',
  },
  voucher_minimum: {
    code: 201,
    en: 'Minimum {minimum}, {missing} to go.',
    id: 'Minimum {minimum}, kurang {missing} lagi.',
  },
  voucher_other_products: {
    code: 201,
    en: 'This voucher is for other products.',
    id: 'Voucher ini untuk produk lain.',
  },
  voucher_first_order: {
    code: 201,
    en: 'This voucher is for the first order with an account.',
    id: 'Voucher ini untuk pesanan pertama dengan akun.',
  },
  voucher_flash_only: {
    code: 201,
    en: 'Products at a flash price do not count towards vouchers.',
    id: 'Produk berharga flash tidak dihitung untuk voucher.',
  },
  payment_unavailable: {
    code: 201,
    en: 'Currently no payment method is available',
    id: 'Saat ini tidak ada cara pembayaran yang tersedia',
  },
  payment_method_unavailable: {
    code: 201,
    en: 'This way to pay is not available for this order.',
    id: 'Cara pembayaran ini tidak tersedia untuk pesanan ini.',
  },
  payment_cod_amount: {
    code: 201,
    en: 'Cash on delivery is possible up to {most}.',
    id: 'Bayar di tempat hanya sampai {most}.',
  },
  payment_cod_region: {
    code: 201,
    en: 'Cash on delivery is not offered in this area.',
    id: 'Bayar di tempat tidak tersedia di daerah ini.',
  },
  payment_cod_service: {
    code: 201,
    en: 'Cash on delivery is not possible with the chosen delivery.',
    id: 'Bayar di tempat tidak bisa dengan pengiriman yang dipilih.',
  },
  payment_provider_down: {
    code: 201,
    en: '{provider} cannot be reached at the moment. Your order is kept: try again, or pay in another way.',
    id: '{provider} sedang tidak dapat dihubungi. Pesanan Anda tersimpan: coba lagi, atau bayar dengan cara lain.',
  },
  payment_declined: {
    code: 201,
    en: 'The payment was declined. Your order is kept: try again, or pay in another way.',
    id: 'Pembayaran ditolak. Pesanan Anda tersimpan: coba lagi, atau bayar dengan cara lain.',
  },
  order_unknown: { code: 404, en: 'Order not found', id: 'Pesanan tidak ditemukan' },
  order_paid: {
    code: 201,
    en: 'This order is paid already.',
    id: 'Pesanan ini sudah dibayar.',
  },
  order_cancelled: {
    code: 201,
    en: 'This order has been cancelled.',
    id: 'Pesanan ini sudah dibatalkan.',
  },
  no_transfer_open: {
    code: 201,
    en: 'This order is not waiting for a bank transfer.',
    id: 'Pesanan ini tidak sedang menunggu transfer bank.',
  },
  proof_too_large: {
    code: 201,
    en: 'The receipt may have at most 4 MB.',
    id: 'Bukti transfer paling besar 4 MB.',
  },
} as const
