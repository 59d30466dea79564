import { expect, it } from 'vitest'
import { requireNode } from './require-node.ts'

it.each(['22.19.0', '22.20.1', '24.0.0', '100.1.0'])('Node %s can check sources', (version) => {
  expect(() => requireNode(version)).not.toThrow()
})

it.each(['20.19.4', '22.18.0', '21.50.0'])('Node %s is told what it takes', (version) => {
  expect(() => requireNode(version)).toThrow(`Node 22.19 or later, found ${version}`)
})
