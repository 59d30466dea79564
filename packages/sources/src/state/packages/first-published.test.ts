import { expect, it } from 'vitest'
import { firstPublished } from './first-published.ts'

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value))

it('reads the first file of a project that has several', () => {
  const uploads = ['2020-05-02T10:00:00.123456Z', '2019-01-01T00:00:00.000000Z']
  const files = uploads.map((upload_time_iso_8601) => ({ upload_time_iso_8601 }))
  const record = bytes({ releases: { '2.0': [files[0]], '1.0': [files[1]], '0.1': [] } })
  expect(firstPublished('pypi', record)).toBe(Date.UTC(2019, 0, 1))
})

it('reads times with an offset', () => {
  const record = bytes({ crate: { created_at: '2015-02-07T01:00:00.5+01:00' } })
  expect(firstPublished('crates', record)).toBe(Date.UTC(2015, 1, 7, 0, 0, 0, 500))
})

it.each([
  ['a record without a time', bytes({ name: 'harrow-gauge' })],
  ['a time that is none', bytes({ time: { created: 'yesterday' } })],
  ['a record that was cut off', Buffer.from('{"time":{"created":"2015-')],
  ['bytes', Buffer.from([0xff, 0xfe, 0x00])],
])('%s says nothing', (_name, record) => {
  expect(firstPublished('npm', record)).toBeNull()
})

it('registries whose records hold no first time say nothing', () => {
  expect(firstPublished('go', bytes({ Time: '2020-05-02T10:00:00Z' }))).toBeNull()
})
