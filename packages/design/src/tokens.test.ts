import { readFileSync } from 'node:fs'
import { evidenceTypeSchema } from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
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
  const shapes = [...evidenceGroups.map((group) => `group-${group}`), 'edge', 'spelling']
  for (const ground of ['paper', 'panel', 'raised']) {
    for (const shape of shapes) {
      expect(contrast(of[shape] ?? '', of[ground] ?? '')).toBeGreaterThanOrEqual(3)
    }
  }
})

type Colour = readonly [number, number, number]
type Matrix = readonly [Colour, Colour, Colour]

/** How colours look to most people, and to those without red or green cones (Machado and others, 2009). */
const sights: Readonly<Record<string, { readonly matrix: Matrix; readonly least: number }>> = {
  'by most people': {
    matrix: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    least: 0.1,
  },
  'without red cones': {
    matrix: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    least: 0.05,
  },
  'without green cones': {
    matrix: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
    least: 0.05,
  },
}

function times(matrix: Matrix, [x, y, z]: Colour): Colour {
  const row = (of: Colour): number => of[0] * x + of[1] * y + of[2] * z
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

/** A colour in OKLab, where equal distances look equally different. */
function perceived(hex: string, seen: Matrix): Colour {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    times(seen, [part(1), part(3), part(5)]),
  )
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(cones[0]), Math.cbrt(cones[1]), Math.cbrt(cones[2])],
  )
}

describe.each(colours)('in %s, kinds of evidence and bands of a score', (_theme, of) => {
  it.each(Object.entries(sights))('have no colour in common, as seen %s', (_who, sight) => {
    for (const group of evidenceGroups) {
      for (const band of ['low', 'medium', 'high']) {
        const [a, b] = [of[`group-${group}`] ?? '', of[band] ?? ''].map((hex) =>
          perceived(hex, sight.matrix),
        )
        const away = Math.hypot(...[0, 1, 2].map((at) => (a?.[at] ?? 0) - (b?.[at] ?? 0)))
        expect({ group, band, isApart: away >= sight.least }).toEqual({
          group,
          band,
          isApart: true,
        })
      }
    }
  })
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
