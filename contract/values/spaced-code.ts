/** Without what looks or sounds alike: 0 and O, 1, I and L, U and V. */
export const simulationCodeLetters = '23456789ABCDEFGHJKMNPQRSTWXYZ'
export const simulationCodeLength = 8

/** Easier to read and to say: `K7MX 29PW`. */
export const spacedCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`
