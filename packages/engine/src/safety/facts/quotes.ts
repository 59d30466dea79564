import type { Version } from '../read-version.ts'
import type { Fact } from './fact.ts'

const double = /(?<!\d)"([^"]{1,2000})"/g
const single = /(?<![\p{L}\d])'([^']{2,1000})'(?![\p{L}\d])/gu

/** Words in quotation marks and block quotes: they are somebody else's. */
export function readQuotes({ blocks }: Version): Fact[] {
  return blocks
    .flatMap(({ text, quoted }) => {
      if (quoted) return [text]
      const inDouble = [...text.matchAll(double)].map(([, inside]) => inside)
      const rest = text.replace(double, ' ')
      return [...inDouble, ...[...rest.matchAll(single)].map(([, inside]) => inside)]
    })
    .map((inside) => ({
      key: inside.trim().replace(/[.,;:!?]+$/, ''),
      shown: inside,
      at: -1,
    }))
}
