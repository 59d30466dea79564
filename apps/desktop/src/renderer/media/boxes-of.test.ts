import type { EvidenceItem } from '@content-trust/engine/schema'
import { expect, it } from 'vitest'
import { boxesOf, numberOf } from './boxes-of.ts'

const cue = (box?: EvidenceItem['box']): EvidenceItem => ({
  type: 'visual_artifact',
  severity: 'low',
  span: 'edges',
  explanation: 'Edges are equally sharp.',
  ...(box === undefined ? {} : { box }),
})

it('numbers each area of an image once, and knows the number of a cue again', () => {
  const left = { x: 0, y: 0, width: 10, height: 10 }
  const right = { ...left, x: 20 }
  const boxes = boxesOf([cue(left), cue({ ...left }), cue(), cue(right)])
  expect(boxes.map(({ number, box }) => [number, box.x])).toEqual([
    [1, 0],
    [2, 20],
  ])
  expect(numberOf(boxes, { ...right })).toBe(2)
  expect(numberOf(boxes, undefined)).toBeNull()
})
