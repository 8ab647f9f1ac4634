import { defineWords } from '../../language/define-words.ts'

export const driftWords = defineWords('drift', {
  en: {
    // dynamic: drift_*
    drift_same: 'Same',
    drift_price_up: 'Price up',
    drift_price_down: 'Price down',
    drift_low_stock: 'Low stock',
    drift_out_of_stock: 'Out of stock',
    drift_discontinued: 'Discontinued',
    // dynamic: count_*
    count_same: '{{number}} same',
    count_price_up: '{{number}} price up',
    count_price_down: '{{number}} price down',
    count_low_stock: '{{number}} low stock',
    count_out_of_stock: '{{number}} out of stock',
    count_discontinued: '{{number}} discontinued',
  },
  id: {
    drift_same: 'Tetap',
    drift_price_up: 'Harga naik',
    drift_price_down: 'Harga turun',
    drift_low_stock: 'Stok menipis',
    drift_out_of_stock: 'Stok habis',
    drift_discontinued: 'Tidak dijual lagi',
    count_same: '{{number}} tetap',
    count_price_up: '{{number}} harga naik',
    count_price_down: '{{number}} harga turun',
    count_low_stock: '{{number}} stok menipis',
    count_out_of_stock: '{{number}} stok habis',
    count_discontinued: '{{number}} tidak dijual lagi',
  },
})
