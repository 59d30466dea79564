import type { LinkedDraft } from '../share/draft-link.ts'
import { sampleDraft } from './sample-draft.ts'

/** A draft to try, with its name in a list. */
export interface Sample {
  readonly name: string
  readonly draft: LinkedDraft
}

const release = `# Release 4.2

Version 4.2 came out on 12 May 2025. It reads maps of up to 2 GB, where 4.1 stopped at 512 MB, because tiles are now loaded when you scroll to them and not before.

## What you have to change

The option \`cache\` takes bytes and no longer megabytes. If your file says \`cache: 64\`, write \`cache: 67108864\`. We rename nothing else, and old map files open as they are.

## Known faults

On Windows, a map on a network drive takes about four seconds longer to open than a local one. We measured 6.1 seconds against 2.3 on the map of Leeds, and we don't know why yet. If yours is slower, tell us in the tracker which server you use.
`

const review = `It is widely known that coffee lowers the risk of heart disease and makes people live longer. Doctors recommend three cups a day, because it protects the liver and improves memory. Most patients who drink it sleep better and recover faster from surgery.

Studies show that tea causes anxiety in children, and experts agree that it should be avoided. Cities that banned sugar became healthier than those that did not, due to the fact that people walk more. In order to feel the effect, drink your first cup prior to breakfast. At the end of the day, everyone benefits.
`

/** Drafts to try: one for each decision that a newcomer should see. */
export const samples: readonly Sample[] = [
  {
    name: 'Product page, to revise',
    draft: { text: sampleDraft, use: 'publish', format: 'article', syntax: 'markdown' },
  },
  {
    name: 'Release notes, nothing to do',
    draft: { text: release, use: 'publish', format: 'article', syntax: 'markdown' },
  },
  {
    name: 'Health claims, to be cited',
    draft: { text: review, use: 'cite', format: 'article', syntax: 'plain' },
  },
]
