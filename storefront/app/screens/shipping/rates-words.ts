import { defineWords } from '../../language/define-words.ts'

/** Words of the rates and of what is to be known about them. */
export const ratesWords = defineWords('shipping_rates', {
  en: {
    rates: 'Rates by service',
    rates_text: 'From Jakarta, per kilogram; a kilogram that has begun counts as a whole one.',
    to: 'To',
    price: 'Price',
    takes: 'Takes',
    per_kilogram: '{{price}} per kg',
    base_and_kilogram: '{{base}} + {{price}} per kg',
    free: 'Free',
    up_to: 'Up to {{weight}} kg',
    at_least: 'At least {{weight}} kg are counted',
    volume: 'Volume ÷ {{divisor}}',
    insurance: 'Insurance {{percent}}% of the value',
    cod: 'Cash on delivery possible',
    free_above: 'Free for goods above {{price}}',
    none_title: 'There are no delivery services yet',
    none_text: 'Write to us, and we find a way to bring it to you.',
    none_action: 'See our stores',
    notes: 'Good to know',
    volume_title: 'Weight or volume',
    volume_text: 'Whichever is more is paid: what the parcel weighs, or the room that it takes.',
    volume_example:
      'A box of 40 × 50 × 60 cm weighs 12 kg. It takes {{volume}} cm³, and divided by {{divisor}} that is {{volumetric}} kg. So {{service}} counts {{paid}} kg.',
    insurance_title: 'Insurance',
    insurance_text:
      'It replaces the whole value if the parcel is lost or damaged on the way. You choose it at checkout; it is rounded up to whole rupiah.',
    own_title: 'Our fleet and our stores',
    own_text:
      'What our own stores sell can be brought by our own people, into the room, around Jakarta. Or pick it up yourself: that is always free. Partner sellers send by courier.',
    cod_title: 'Cash on delivery',
    cod_text:
      'With services that carry this mark you may pay when it arrives. Whether your order qualifies is shown at checkout.',
  },
  id: {
    rates: 'Tarif setiap layanan',
    rates_text: 'Dari Jakarta, per kilogram; kelebihan berapa pun dibulatkan menjadi satu kilogram.',
    to: 'Tujuan',
    price: 'Tarif',
    takes: 'Lama kirim',
    per_kilogram: '{{price}} per kg',
    base_and_kilogram: '{{base}} + {{price}} per kg',
    free: 'Gratis',
    up_to: 'Sampai {{weight}} kg',
    at_least: 'Dihitung sedikitnya {{weight}} kg',
    volume: 'Volume ÷ {{divisor}}',
    insurance: 'Asuransi {{percent}}% dari nilai barang',
    cod: 'Bisa bayar di tempat',
    free_above: 'Gratis untuk barang di atas {{price}}',
    none_title: 'Belum ada layanan pengiriman',
    none_text: 'Hubungi kami, dan kami carikan cara mengantarnya kepada Anda.',
    none_action: 'Lihat toko kami',
    notes: 'Perlu diketahui',
    volume_title: 'Berat atau volume',
    volume_text: 'Yang dibayar adalah yang lebih besar: berat paket, atau ruang yang dipakainya.',
    volume_example:
      'Kardus 40 × 50 × 60 cm beratnya 12 kg. Volumenya {{volume}} cm³; dibagi {{divisor}} menjadi {{volumetric}} kg. Jadi {{service}} menghitung {{paid}} kg.',
    insurance_title: 'Asuransi',
    insurance_text:
      'Mengganti penuh nilai barang bila paket hilang atau rusak di perjalanan. Anda memilihnya saat membayar; biayanya dibulatkan ke atas ke rupiah penuh.',
    own_title: 'Armada dan toko kami',
    own_text:
      'Barang dari toko kami sendiri bisa diantar oleh tim kami sampai ke dalam ruangan di sekitar Jakarta. Atau ambil sendiri di toko: selalu gratis. Mitra penjual mengirim lewat kurir.',
    cod_title: 'Bayar di tempat',
    cod_text:
      'Dengan layanan bertanda ini, Anda bisa membayar saat barang tiba. Berlaku tidaknya untuk pesanan Anda terlihat saat membayar.',
  },
})
