import type { Fetcher, FetchOutcome } from '@content-trust/sources/fetch'
import { expect, it } from 'vitest'
import { fetcherUntil } from './fetcher-until.ts'

const answer: FetchOutcome = {
  kind: 'answer',
  address: 'https://a.home.arpa/',
  redirects: [],
  status: 200,
  type: null,
  isChallenge: false,
  body: new Uint8Array(),
  isTruncated: false,
  fetchedAt: 0,
}

/** A fetcher that answers one address and keeps silent about the others. */
function quietFetcher() {
  const asked: string[] = []
  const fetcher: Fetcher = {
    fetch: async (address) => {
      asked.push(address)
      return address === answer.address ? answer : await new Promise(() => undefined)
    },
    close: async () => undefined,
  }
  return { fetcher, asked }
}

it('answers as before until the time is over', async () => {
  const { fetcher } = quietFetcher()
  const limited = fetcherUntil(fetcher, new AbortController().signal)
  expect(await limited.fetch(answer.address)).toBe(answer)
})

it('gives up what is under way, and asks nobody after that', async () => {
  const { asked, fetcher } = quietFetcher()
  const end = new AbortController()
  const limited = fetcherUntil(fetcher, end.signal)
  const underWay = limited.fetch('https://slow.home.arpa/')
  end.abort()
  expect(await underWay).toMatchObject({ kind: 'failure', reason: 'timeout' })
  expect(await limited.fetch(answer.address)).toMatchObject({ reason: 'offline' })
  expect(asked).toEqual(['https://slow.home.arpa/'])
})
