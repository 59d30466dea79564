import { readFileSync } from 'node:fs'
import { evidenceTypeSchema } from '@content-trust/engine/schema'
import { expect, it } from 'vitest'
import { evidenceGroups, groupOf } from './index.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** Colours by theme and name, such as `colours.dark.ink`. */
const colours = ['light', 'dark'].map((theme, index) => {
  const pairs = read('tokens.css').matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)
  return [theme, Object.fromEntries([...pairs].map((pair) => [pair[1], pair[index + 2]]))] as const
})

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

it.each(colours)('in %s, text reads at 4.5:1 or better on every ground', (_theme, of) => {
  for (const ground of ['paper', 'panel', 'raised']) {
    for (const text of ['ink', 'soft', 'accent', 'low', 'medium', 'high']) {
      const ratio = contrast(of[text] ?? '', of[ground] ?? '')
      expect({ text, ground, isEnough: ratio >= 4.5 }).toEqual({ text, ground, isEnough: true })
    }
  }
  expect(contrast(of['on-accent'] ?? '', of['accent'] ?? '')).toBeGreaterThanOrEqual(4.5)
})

it.each(colours)('in %s, marks and edges stand out at 3:1 or better', (_theme, of) => {
  const shapes = [...evidenceGroups.map((group) => `group-${group}`), 'edge']
  for (const ground of ['paper', 'panel', 'raised']) {
    for (const shape of shapes) {
      expect(contrast(of[shape] ?? '', of[ground] ?? '')).toBeGreaterThanOrEqual(3)
    }
  }
})

it('gives every type of evidence a group, and every group a colour and a shape', () => {
  const marks = read('marks.css')
  for (const type of evidenceTypeSchema.options) expect(evidenceGroups).toContain(groupOf(type))
  const shapes = evidenceGroups.map((group) => {
    const rule = new RegExp(
      `\\.is-${group} \\{\\s+--group: var\\(--group-${group}\\);\\s+--shape: (\\w+);`,
    )
    return rule.exec(marks)?.[1]
  })
  expect(shapes).not.toContain(undefined)
  // `other` is the thin line beside the plain one.
  expect(new Set(shapes).size).toBe(evidenceGroups.length - 1)
  expect(marks).toMatch(
    /\.mark\.is-other,\s+\.swatch\.is-other \{\s+text-decoration-thickness: 1px/,
  )
})
