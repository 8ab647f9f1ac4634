import { defineWords } from '../../language/define-words.ts'

export const loginWords = defineWords('login', {
  en: {
    title: 'Sign in',
    new_here: 'New here?',
    register: 'Create an account',
    email: 'E-mail',
    password: 'Password',
    show_password: 'Show password',
    hide_password: 'Hide password',
    forgot: 'Forgot password?',
    submit: 'Sign in',
    failed: 'You could not be signed in. Check your connection and try again.',
    welcome: 'Welcome, {{name}}.',
  },
  id: {
    title: 'Masuk',
    new_here: 'Baru di sini?',
    register: 'Buat akun',
    email: 'Surel',
    password: 'Kata sandi',
    show_password: 'Tampilkan kata sandi',
    hide_password: 'Sembunyikan kata sandi',
    forgot: 'Lupa kata sandi?',
    submit: 'Masuk',
    failed: 'Anda belum bisa masuk. Periksa koneksi lalu coba lagi.',
    welcome: 'Selamat datang, {{name}}.',
  },
})
