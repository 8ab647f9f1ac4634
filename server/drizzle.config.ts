import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./modules/*/*-tables.ts', './http/*-tables.ts'],
  out: './migrations',
  casing: 'snake_case',
})
