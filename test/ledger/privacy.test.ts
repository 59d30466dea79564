import { describe, expect, it } from 'vitest'
import type { Completion, Submitted } from '../../apps/server/src/ledger/ports.ts'
import { answer, keyedCall, started } from './support/calls.ts'
import { openWithAccount } from './support/open-with-account.ts'
import { storedBytes } from './support/stored-bytes.ts'

/** A word that occurs nowhere else; each field of a call gets its own. */
const canary = (field: string): string => `Canary${field}Zq9`

const fields = [
  'Text',
  'Second',
  'Key',
  'Fingerprint',
  'Span',
  'Explanation',
  'Revised',
  'Transcript',
  'Fix',
  'ItemId',
  'Clause',
  'Url',
  'Ip',
  'Cookie',
]

/** An answer that quotes its draft in every field that may. */
function quotingAnswer(submitted: Submitted): (available: number) => Completion {
  return answer(submitted, {
    body: JSON.stringify({
      analysis_id: 'an_1',
      evidence: [
        {
          type: 'generic_phrasing',
          severity: 'low',
          span: canary('Span'),
          explanation: `“${canary('Explanation')}” says little.`,
        },
      ],
      revised_text: canary('Revised'),
      transcript: canary('Transcript'),
      recommended_fixes: [`Drop ${canary('Fix')}.`],
      results: [{ id: canary('ItemId'), status: 'ok' }],
      policy_matches: [{ rule: canary('Clause'), severity: 'high' }],
    }),
    analysisId: 'an_1',
  })
}

const texts = [canary('Text'), canary('Second')]
const url = `https://images.example.org/${canary('Url')}.png?token=${canary('Url')}`

async function runCanaries(submitted: Submitted) {
  const opened = await openWithAccount()
  const { store, account } = opened
  const call = keyedCall(account, canary('Key'), canary('Fingerprint'))
  await store.operations.capture(await started(store, call), quotingAnswer(submitted))
  await store.rates.take(
    'demo',
    [
      { kind: 'ip', value: canary('Ip') },
      { kind: 'cookie', value: canary('Cookie') },
    ],
    { limit: 12, window: 1_000 },
  )
  return { ...opened, call, bytes: await storedBytes(opened.parts.database) }
}

const leaks = (bytes: string): string[] => fields.filter((field) => bytes.includes(canary(field)))

describe('what the database holds', () => {
  it('R-PRIV-01 R-PRIV-04 R-PRIV-06 no word of a draft, its answer or its caller by default (decision 40)', async () => {
    const { bytes, store, account, call } = await runCanaries({
      kind: 'text',
      texts,
      retain: false,
    })
    expect(leaks(bytes)).toEqual([])
    expect(bytes).not.toContain(account.key)
    // The replay still contains all of it.
    const replay = await store.operations.begin(call)
    expect(replay.kind === 'replay' ? leaks(replay.body).length : 0).toBe(7)
  })

  it('R-PRIV-02 R-PRIV-03 R-PRIV-08 of media only the host name, no address and no bytes (decision 40)', async () => {
    const { bytes } = await runCanaries({
      kind: 'media',
      source: url,
      hostname: 'images.example.org',
    })
    expect(leaks(bytes)).toEqual([])
    expect(bytes).toContain('images.example.org')
  })

  it('R-PRIV-07 with store_content the raw texts are stored, and nothing else (decision 11)', async () => {
    const { bytes, parts } = await runCanaries({ kind: 'text', texts, retain: true })
    expect(leaks(bytes)).toEqual(['Text', 'Second'])
    const rows = await parts.database.db
      .selectFrom('retained_texts')
      .select('text')
      .orderBy('position')
      .execute()
    expect(rows.map(({ text }) => text)).toEqual(texts)
  })

  it('R-PRIV-04 equal texts have equal hashes, which cannot be guessed without the secret', async () => {
    const { store, account, parts } = await openWithAccount()
    for (const key of ['a', 'b']) {
      const lease = await started(store, keyedCall(account, key))
      await store.operations.capture(lease, answer({ kind: 'text', texts: ['one'], retain: false }))
    }
    const calls = await store.usage.recentCalls(account.accountId, { limit: 5 })
    expect(new Set(calls.map(({ contentHash }) => contentHash)).size).toBe(1)
    expect(calls[0]?.contentHash).toBe(parts.secrets.digestContent('["one"]'))
  })
})
