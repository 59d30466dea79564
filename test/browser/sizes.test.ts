import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

const folder = resolve(import.meta.dirname, '../../apps/server/dist/public')
const packed = (name: string) => gzipSync(readFileSync(`${folder}/assets/${name}`)).length

describe('what a browser loads', () => {
  it.each(['demo', 'sign-in', 'account'])('the page %s without the engine', (page) => {
    const html = readFileSync(`${folder}/pages/${page}.html`, 'utf8')
    const loaded = [...html.matchAll(/(?:src|href)="\/assets\/([^"]+)"/g)].map(
      ([, name]) => `${name}`,
    )
    expect(loaded.length).toBeGreaterThan(3)
    expect(loaded.filter((name) => name.startsWith('scorer'))).toEqual([])
    // In bytes, packed: 128 kB when this was written.
    expect(loaded.reduce((sum, name) => sum + packed(name), 0)).toBeLessThan(140_000)
  })

  it('the engine in one file, with the first draft', () => {
    const files = readdirSync(`${folder}/assets`).filter((name) => /^scorer-.*\.js$/.test(name))
    expect(files.length).toBe(1)
    // 1.40 MB when this was written.
    expect(packed(files[0] ?? '')).toBeLessThan(1_500_000)
    const code = readFileSync(`${folder}/assets/${files[0]}`, 'utf8')
    expect(code).not.toMatch(/\bfetch\(|XMLHttpRequest|importScripts|\bimport\(/)
  })
})
