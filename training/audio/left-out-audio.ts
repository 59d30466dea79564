import { fitMedia, scoreMedia } from '../media/fit-media.ts'
import { keepResult } from '../media/keep-result.ts'
import { createRandom } from '../random.ts'
import type { BinnedAudio } from './audio-columns.ts'
import { audioKeep } from './audio-features.ts'
import { audioSettings } from './audio-settings.ts'
import { type AudioVariant, audioVariants } from './audio-variants.ts'

/** What of people is left out together: one voice, or a whole collection. */
export type Grouping = 'speaker' | 'collection'

/** Scores of every recording by a model that has seen neither its system nor its speaker or collection. */
export type UnseenScores = Readonly<Record<AudioVariant, readonly number[]>>

const FOLDS = 5
/** The folds are drawn again, because which systems fall together moves the figures. */
const DRAWS = 4

/** Scores of all draws; read again where an earlier run fitted the same. */
export async function scoreUnseen(
  corpus: BinnedAudio,
  grouping: Grouping,
  seed: number,
): Promise<UnseenScores[]> {
  const inputs = [audioSettings, grouping, seed, corpus.edges, corpus.sources]
  return await keepResult(audioKeep, 'unseen', inputs, () =>
    Array.from({ length: DRAWS }, (_, draw) => fold(corpus, grouping, seed + draw)),
  )
}

function fold(corpus: BinnedAudio, grouping: Grouping, seed: number): UnseenScores {
  const { clips, sources, speakers } = corpus
  const people = grouping === 'speaker' ? speakers : sources
  const groups = clips.map(({ label }, row) => (label === 'synthetic' ? sources[row] : people[row]))
  const folds = new Map([
    ...spreadOver(
      groups.filter((_, row) => clips[row].label === 'human').map(named('human')),
      seed,
    ),
    ...spreadOver(
      groups.filter((_, row) => clips[row].label === 'synthetic').map(named('synthetic')),
      seed + 1,
    ),
  ])
  const foldOf = groups.map((group, row) => folds.get(`${clips[row].label} ${group}`) ?? 0)
  const scores = emptyScores(clips.length)
  const all = clips.map((_, row) => row)
  for (let turn = 0; turn < FOLDS; turn++) {
    const known = all.filter((row) => foldOf[row] !== turn)
    const fit = fitMedia(corpus, audioSettings, known, seed)
    const own = all.filter((row) => foldOf[row] === turn)
    for (const variant of audioVariants) {
      const found = scoreMedia(corpus, fit, own, variant)
      for (const [at, row] of own.entries()) scores[variant][row] = found[at]
    }
  }
  return scores
}

const named = (label: string) => (group: string) => `${label} ${group}`

function emptyScores(length: number): Record<AudioVariant, number[]> {
  const empty = () => new Array<number>(length).fill(0)
  return { plain: empty(), mp3: empty(), narrow: empty() }
}

/** Deals groups in random order to the folds, one after the other. */
function spreadOver(groups: readonly string[], seed: number): [string, number][] {
  const random = createRandom(seed)
  return [...new Set(groups)]
    .map((group) => ({ group, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ group }, at) => [group, at % FOLDS])
}
