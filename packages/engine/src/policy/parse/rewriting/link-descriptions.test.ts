import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'

const targets = (policy: string) =>
  readPolicy(policy).map(({ form }) =>
    form?.targets.map((target) => ('value' in target ? target.value : target.kind)),
  )

describe('parameters of addresses', () => {
  it.each([
    ['No links with a tracking code in them (utm_, ref=, aff=).', ['detector']],
    ['No links with a tracking code.', ['tracking']],
    ['No links with utm_ in them.', ['tracking']],
    ['Links that contain utm_source are rejected.', ['tracking']],
    ['No affiliate links (ref=, aff=).', ['affiliate']],
    ['No links containing ref=.', ['affiliate']],
  ])('are named or listed: %s', (policy, kinds) => {
    expect(targets(policy)).toEqual([kinds])
  })

  it.each(['No links with "sid=" in them.', 'No links with ?ref= or utm_source in the address.'])(
    'that nobody knows are no words of the draft, and not all links are meant: %s',
    (policy) => {
      expect(targets(policy)).toEqual([undefined])
    },
  )
})
