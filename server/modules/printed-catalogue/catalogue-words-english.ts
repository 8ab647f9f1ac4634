import type { CatalogueWords } from './catalogue-words.ts'

export const englishCatalogue: CatalogueWords = {
  catalogue: 'Catalogue',
  fileName: (shop, month) => `${shop}-catalogue-${month}.pdf`,
  pricesAsOf: (day) => `Prices as of ${day}`,
  foot: (day, host) => `Prices as of ${day}, including VAT; changes possible. Today’s prices: ${host}`,
  index: 'Contents',
  lead: (products, makers) => `${products} products from ${makers} ${makers === 1 ? 'maker' : 'makers'}.`,
  someOf: (printed, total, host) =>
    `The ${printed} most wanted of ${total} products; you find all of them at ${host}.`,
  scan: 'Point your phone’s camera at the code beside a product: its page shows today’s price, stock, every picture and what others say about it. In the PDF, a click on the product does the same.',
  products: (count) => `${count} ${count === '1' ? 'product' : 'products'}`,
  continued: 'continued',
  from: 'from',
  choices: {
    finish: (count) => `${count} finishes`,
    size: (count) => `${count} sizes`,
    length: (count) => `${count} lengths`,
    seats: (count) => `${count} seat layouts`,
    set: (count) => `${count} sets`,
    version: (count) => `${count} versions`,
  },
  fillers: [
    {
      title: 'We install it for you',
      text: 'Cables out of sight, speakers at the right height, everything measured and tuned: our own team installs what you buy here.',
      path: '/request-instalasi',
    },
    {
      title: 'Listen before you decide',
      text: 'Bring the record you know by heart or the film you have seen ten times. In our stores you compare in peace, for as long as you like.',
      path: '/stores',
    },
    {
      title: 'Put your own system together',
      text: 'Choose amplifier, speakers and screen part by part. The simulation tells you what fits your room and your power, and adds up the price as you go.',
      path: '/simulation',
    },
  ],
  order: 'How to order',
  steps: (host) => [
    {
      title: 'Choose',
      text: `Scan the code beside a product, or search for its name at ${host}. Not sure what fits together? The simulation there checks it for you.`,
    },
    {
      title: 'Hear it first',
      text: 'Come to one of our stores with the music and the films you know. We connect whatever you would like to compare.',
    },
    {
      title: 'Order',
      text: 'Online, by phone or in the store. You see the price of delivery before you pay, and follow your parcel from our door to yours.',
    },
    {
      title: 'Enjoy',
      text: 'If something is not right, write to us or call. We answer, exchange or repair, and stand by the warranty of every maker.',
    },
  ],
  installation: {
    title: 'Installation',
    text: 'Our own team brings your system, mounts it, hides the cables and tunes it to your room. Tell us about the room, and we call you back with a date and a price.',
  },
  stores: 'Our stores',
  scanSite: 'Scan to open the shop',
}
