/** Whether the last digit of a number is its check digit by Luhn: payment cards, Canadian numbers. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let at = digits.length - 1, doubles = false; at >= 0; at--, doubles = !doubles) {
    const digit = digits.charCodeAt(at) - 0x30
    const doubled = digit * 2
    sum += doubles ? (doubled > 9 ? doubled - 9 : doubled) : digit
  }
  return sum % 10 === 0
}

/** Whether an IBAN in capitals without spaces is right: the whole of it modulo 97 is 1 (ISO 13616). */
export function passesIban(iban: string): boolean {
  const turned = iban.slice(4) + iban.slice(0, 4)
  let rest = 0
  for (const character of turned) {
    const value = Number.parseInt(character, 36)
    if (Number.isNaN(value)) return false
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

const product: readonly string[] = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
]
const turn: readonly string[] = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
]

/** Whether the last digit of a number is its check digit by Verhoeff: Indian identity numbers. */
export function passesVerhoeff(digits: string): boolean {
  let check = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at])
    check = Number(product[check][Number(turn[at % 8][digit])])
  }
  return check === 0
}

/** Whether the last of ten digits is their check digit modulo 11: British health numbers. */
export function passesEleven(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < 9; at++) sum += (10 - at) * Number(digits[at])
  return (11 - (sum % 11)) % 11 === Number(digits[9])
}

/** Whether eleven digits are a German tax number: modulo 11, 10 (ISO 7064). */
export function passesElevenTen(digits: string): boolean {
  let rest = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + rest) % 10
    rest = ((sum === 0 ? 10 : sum) * 2) % 11
  }
  return (11 - rest) % 10 === Number(digits.at(-1))
}
