import { expect, it } from 'vitest'
import { findIdentifiers } from './identifiers.ts'
import { hasCheckDigit } from './isbn.ts'

const find = (text: string) =>
  findIdentifiers(text).map(({ kind, identifier, start, end }) => [
    kind,
    identifier,
    text.slice(start, end),
  ])

it.each([
  [
    'as shown in doi:10.1038/S41586-021-1.',
    'doi',
    '10.1038/s41586-021-1',
    'doi:10.1038/S41586-021-1',
  ],
  [
    '(10.1016/S0140-6736(20)30183-5)',
    'doi',
    '10.1016/s0140-6736(20)30183-5',
    '10.1016/S0140-6736(20)30183-5',
  ],
  ['arXiv:2401.01234v2 says so', 'arxiv', '2401.01234v2', 'arXiv:2401.01234v2'],
  ['arXiv: hep-th/9901001', 'arxiv', 'hep-th/9901001', 'arXiv: hep-th/9901001'],
  ['RFC 9110, section 5', 'rfc', '9110', 'RFC 9110'],
  ['an RFC2119 keyword', 'rfc', '2119', 'RFC2119'],
  ['cve-2021-44228 in a logger', 'cve', 'CVE-2021-44228', 'cve-2021-44228'],
  ['ISBN 0-306-40615-2.', 'isbn', '9780306406157', 'ISBN 0-306-40615-2'],
  ['ISBN-13: 978 0 306 40615 7', 'isbn', '9780306406157', 'ISBN-13: 978 0 306 40615 7'],
  ['his 978-0-306-40615-7 of 1983', 'isbn', '9780306406157', '978-0-306-40615-7'],
  ['fixed in Nodejs/Node#4217.', 'github_issue', 'nodejs/node#4217', 'Nodejs/Node#4217'],
])('finds one identifier in %j', (text, kind, identifier, written) => {
  expect(find(text)).toEqual([[kind, identifier, written]])
})

it.each([
  'release 10.2024/11 of the calendar',
  'version 10.15.7 on 192.168.10.1',
  'arXiv:2413.01234 has a month that no year has',
  'paper 2401.01234 without its archive',
  'we wrote an RFC and then RFC-like notes',
  'the Rust RFC 2094 and React’s RFC 68',
  'RFC 3.1 of our own series',
  'CVE-2024 and CVE numbers in general',
  'call 978-0-306-40615-8, extension 5',
  'order 9780306406157 at the counter',
  'the pages src/a.ts#12 and ./lib/b#3',
  'issue #12 of the magazine',
])('finds none in %j', (text) => {
  expect(find(text)).toEqual([])
})

it('keeps an ISBN whose check digit is wrong, because no book has it', () => {
  expect(find('ISBN 0-306-40615-3')).toEqual([['isbn', '0306406153', 'ISBN 0-306-40615-3']])
  expect(hasCheckDigit('0306406153')).toBe(false)
  expect(['0306406152', '9780306406157', '080442957X'].every(hasCheckDigit)).toBe(true)
})

it('reads 200,000 units of what begins like an identifier in time', () => {
  for (const piece of [
    '10.1234/',
    'ISBN 1-',
    '978-1-',
    'a/',
    'arXiv:',
    'RFC ',
    'a/b#',
    '((((10.1000/aaa',
  ]) {
    expect(() => find(piece.repeat(200_000 / piece.length))).not.toThrow()
  }
})
