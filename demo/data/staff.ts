/** Who works for the demo shop. The address belongs to nobody, and the account is closed wherever the demo is off. */
export const demoStaff = {
  name: 'Ratna Prameswari',
  email: 'staff@gema.example',
  password: 'gema-demo',
  role: 'owner',
} as const
