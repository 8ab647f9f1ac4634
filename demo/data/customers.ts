/** People who can sign in to the demo shop. Their addresses belong to nobody. */
export const demoCustomers = [
  { name: 'Dewi Pertiwi', email: 'dewi@surel.example', phone: '+628125550101', password: 'gema-demo' },
  { name: 'Bima Santoso', email: 'bima@surel.example', phone: '+628125550102', password: 'gema-demo' },
]
