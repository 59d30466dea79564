import { wildFiles } from '../corpora.ts'
import { adversarialRows } from './adversarial.ts'
import { newestRows } from './newest-generators.ts'
import type { RatedSample } from './rated-samples.ts'
import type { Section } from './section.ts'
import { foreignPeople, wildRows, wildTables } from './wild.ts'

/**
 * The parts of the page that rest on risks by models which saw neither the source of a text nor its
 * repository: whole documents of repositories, and attacks. `newest` has the machine documents of the newest
 * generators with risks by models that saw no document of theirs; see `newestOf`.
 */
export function unseenSections(
  rated: readonly RatedSample[],
  newest: readonly RatedSample[],
): Section[] {
  const foreign = foreignPeople(rated)
  const adversarial = adversarialRows(rated)
  return [
    {
      title: 'Documentation and posts of repositories',
      rows: [
        ...wildFiles.toReversed().flatMap((file) => wildRows(file, rated)),
        foreign.row,
        ...newestRows(newest),
      ],
      tables: [...wildFiles.toReversed().flatMap((file) => wildTables(file, rated)), foreign.table],
    },
    {
      title: 'Adversarial variants',
      rows: adversarial.rows,
      tables: [adversarial.table],
    },
  ]
}
