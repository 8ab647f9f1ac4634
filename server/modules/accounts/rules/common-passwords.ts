/** Passwords that are tried first everywhere, and those that are tried first in Indonesia; six characters and more. */
const common = new Set(
  `000000 0000000 00000000 010203 0123456 01234567 012345678 0123456789 100000 101010 111111 1111111 11111111 111222
  112233 11223344 121212 123123 123123123 123321 1234321 123454321 123456 1234567 12345678 123456789 1234567890 12345678910
  123456a 123456abc 1234abcd 1234qwer 123abc 123qwe 123qweasd 131313 135790 147258 147258369 159357 159753 18atcskd2w 191919
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 200000 202020 212121 222222 232323 252525 321321 333333 334455 444444 456456 456789
  555555 654321 666666 686868 696969 741852 753951 777777 7777777 789456 789456123 87654321 888888 88888888 909090 987654
  987654321 9876543210 999999 99999999 a12345 a123456 a1b2c3 aa123456 aaaaaa abc123 abc12345 abcabc abcd1234 abcdef abcdefg
  abcdefgh access admin1 admin123 administrator alexander america andrea andrew angel1 angels anthony apples asdasd asdf1234
  asdfasdf asdfgh asdfghjkl ashley azerty banana baseball basketball batman bismilah bismillah bismillah1 blessed bonita butterfly cahaya
  charlie cheese chelsea chocolate cinta123 cintaku computer cookie cristina daniel dragon dragonball
  eminem fernando flower football forever freedom friends fuckyou garuda gema123 gemagema ginger hallo123 hannah hello123
  iloveu iloveyou indonesia indonesia1 internet jakarta jakarta1 jessica jordan jordan23 justin kambing katasandi
  killer kucing letmein liverpool lovely loveme lovers mahasiswa makan123 manchester maria1 master matrix merdeka merdeka45 michael michelle
  monkey mustang mypassword naruto nicole ninja1 nothing pandawa pakistan pass1234 passw0rd password password1 password12 password123
  pokemon princess q1w2e3 q1w2e3r4 qazwsx qazwsxedc qqqqqq qwaszx qwe123 qweasd qweasdzxc qweqwe qwer1234 qwert1 qwerty qwerty1
  qwerty12 qwerty123 qwertyu qwertyui qwertyuiop rahasia rahasia1 rahasia123 robert samsung sandi123 sayang sayang1 sayang123 sayangku
  secret secret1 semangat shadow sunshine superman sukses surabaya surabaya1 taylor terserah test123 test1234 tigger toyota tweety
  twilight user123 vanessa welcome welcome1 whatever william winner yamaha yuliana zaq12wsx zxcvbn zxcvbnm zzzzzz`.split(
    /\s+/,
  ),
)

/** Whether a password is among the first that anybody would try: known everywhere, one letter repeated, or the person's own name or address. */
export function isCommonPassword(password: string, { name = '', email = '' } = {}): boolean {
  const plain = password.toLowerCase()
  if (common.has(plain) || /^(.)\1*$/u.test(plain)) return true
  const own = [email, email.split('@')[0] ?? '', name, name.replace(/\s+/g, ''), ...name.split(/\s+/)]
  return own.some((text) => text.length >= 4 && plain === text.toLowerCase())
}
