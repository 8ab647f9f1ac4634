import { defineWords } from '../../language/define-words.ts'

export const productWords = defineWords('product', {
  en: {
    official_store: 'Official store',
    sold_by: 'Sold by {{store}}',
    reviews_one: '{{count}} review',
    reviews_other: '{{count}} reviews',
    rated: '{{rating}} of 5 stars',
    sold: '{{count}} sold',
    sku: 'SKU {{sku}}',
    suggested_title: 'Often bought with it',
    recommended_title: 'You may also like',
  },
  id: {
    official_store: 'Toko resmi',
    sold_by: 'Dijual oleh {{store}}',
    reviews_other: '{{count}} ulasan',
    rated: '{{rating}} dari 5 bintang',
    sold: '{{count}} terjual',
    sku: 'SKU {{sku}}',
    suggested_title: 'Sering dibeli bersama',
    recommended_title: 'Mungkin Anda juga suka',
  },
})
