import { describe, expect, it } from 'vitest'
import { explainPolicy } from '../../packages/engine/src/index.ts'
import { readPolicy } from '../../packages/engine/src/policy/parse/read-policy.ts'
import { phrasings } from './phrasings.ts'
import { edges, heldBack, later, policies } from './policies.ts'
import { showClause } from './show-clause.ts'

describe('a way of asking for something', () => {
  it.each(phrasings)('$policy', ({ policy, reads }) => {
    expect(readPolicy(policy).map(showClause)).toEqual(reads)
  })
})

/** Clauses in which something is put that was not there; of the many ways of asking, each third, so that it stays quick. */
const third = phrasings.filter((_phrasing, at) => at % 3 === 0)
const clauses = [...policies, ...heldBack, ...later, ...edges, ...third]
  .map(({ policy }) => policy)
  // What follows “because” and what comes before “so” is a reason and asks for nothing; what “say” and “call” name is what
  // to write instead, and nobody looks for it.
  .filter(
    (policy) =>
      !/[\n"“]|because|, so |, it's |, they |, the shop |which is why|^(?:Say|Call) /.test(policy),
  )

/** A clause with words put between each two of its words. */
function* withWords(clause: string, words: string): Generator<string> {
  const parts = clause.split(' ')
  for (let at = 1; at <= parts.length; at++) {
    yield [...parts.slice(0, at), words, ...parts.slice(at)].join(' ').replace('. ', ' ')
  }
}

/** Policies of which a part is read as if the words had not been there. */
function losing(words: string, marks: readonly string[]): string[] {
  const lost: string[] = []
  for (const clause of clauses) {
    for (const policy of withWords(clause, words)) {
      for (const { text, form, leftOut, reading } of explainPolicy(policy)) {
        if (!text.includes(words) || reading === 'none' || reading === 'permission') continue
        const said = JSON.stringify([form, leftOut])
        if (!marks.some((mark) => said.includes(mark))) lost.push(policy)
      }
    }
  }
  return lost
}

describe('a word of a clause', () => {
  it('that nobody knows is applied or left out aloud, wherever it stands', () => {
    expect(losing('zorps', ['zorps'])).toEqual([])
  })

  it('in quotes is applied or left out aloud, wherever it stands', () => {
    expect(losing('"zorps"', ['zorps'])).toEqual([])
  })

  it('that names a thing is applied or left out aloud, wherever it stands', () => {
    expect(losing('profanity', ['profanity'])).toEqual([])
  })

  it('that names a host is applied or left out aloud, wherever it stands', () => {
    expect(losing('zorps.example', ['zorps.example'])).toEqual([])
  })
})
