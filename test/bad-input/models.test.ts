import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { EngineError } from '@content-trust/engine/schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkChecksum } from '../../packages/engine/src/models/check-checksum.ts'
import { checkModel } from '../../packages/engine/src/models/check-model.ts'
import { sha256 } from '../../packages/engine/src/models/sha256.ts'
import { run } from '../cli/support/fake-host.ts'
import { makeFolder } from '../cli/support/folder.ts'

const folder = resolve(import.meta.dirname, '../../packages/engine/models')
const shipped = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, text: readFileSync(resolve(folder, name, 'model.json'), 'utf8') }))

const sound = {
  id: 'tea',
  version: '1',
  features: ['a', 'b'],
  weights: [0.5, 1],
  hashed: { bits: 2, scale: 1, weights: 'AAAAAAAA' },
  calibration: { x: [-1, 0, 2], y: [0, 0.4, 1] },
}

describe('a model file', () => {
  it.each(shipped)('$name is whole, and the one that the manifest names', ({ name, text }) => {
    const manifest = JSON.parse(readFileSync(resolve(folder, 'manifest.json'), 'utf8'))
    expect(() => checkModel(JSON.parse(text))).not.toThrow()
    expect(() => checkChecksum(name, text, manifest)).not.toThrow()
  })

  it.each([
    [
      'without a version',
      { version: undefined },
      'Unexpected nothing at `version` of the model tea, expected a text',
    ],
    ['without features', { features: undefined }, 'Unexpected nothing at `features`'],
    [
      'with a weight too few',
      { weights: [0.5] },
      'Unexpected 1 entries at `weights` of the model tea, expected 2 entries',
    ],
    ['with a number that is none', { weights: [0.5, null] }, 'Unexpected null at `weights.1`'],
    [
      'with a calibration of one knot',
      { calibration: { x: [1], y: [1] } },
      'Unexpected 1 knots at `calibration.x`',
    ],
    [
      'with a falling calibration',
      { calibration: { x: [1, 2], y: [0.7, 0.4] } },
      'Unexpected 0.4 at `calibration.y[1]`',
    ],
    [
      'with a score above 1',
      { calibration: { x: [1, 2], y: [0.7, 1.4] } },
      'Unexpected 1.4 at `calibration.y[1]`',
    ],
    [
      'with cut weights',
      { hashed: { bits: 2, scale: 1, weights: 'AAAA' } },
      'Unexpected 4 characters at `hashed.weights` of the model tea, expected 8 characters',
    ],
    [
      'with too many buckets',
      { hashed: { bits: 40, scale: 1, weights: '' } },
      'Unexpected 40 at `hashed.bits`',
    ],
  ])('%s is refused: what was found, what was expected, what to do', (_name, change, message) => {
    const file = JSON.parse(JSON.stringify({ ...sound, ...change }))
    expect(() => checkModel(file)).toThrow(EngineError)
    expect(() => checkModel(file)).toThrow(message)
    expect(() => checkModel(file)).toThrow('reinstall the package')
  })

  it('of any other shape is refused and never crashes the check', () => {
    expect(() => checkModel(sound)).not.toThrow()
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => checkModel(value)).toThrow(EngineError)
      }),
    )
  })

  it('that was changed by one character has another checksum', () => {
    const [{ name, text } = { name: '', text: '' }] = shipped
    const manifest = [{ id: name, bytes: text.length, sha256: sha256(text) }]
    expect(() => checkChecksum(name, text.replace('0', '1'), manifest)).toThrow(
      /^Unexpected checksum [0-9a-f]{64} of the model .*, expected [0-9a-f]{64} \(\d+ bytes\)/,
    )
    expect(() => checkChecksum('tea', text, manifest)).toThrow(
      'expected one that the manifest names',
    )
  })
})

it('the checksum is SHA-256', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }),
  )
})

describe('the command line with a damaged engine', () => {
  it('names the cause in one line and exits with 2', async () => {
    const { status, err } = await run(await makeFolder({ 'x.md': 'Tea.' }), ['check', 'x.md'], {
      loadEngine: async () => {
        checkModel({ ...sound, weights: [1] })
        throw new Error('unreachable')
      },
    })
    expect(err).toContain('Unexpected 1 entries at `weights` of the model tea')
    expect(err).not.toContain('    at ')
    expect(status).toBe(2)
  })
})
