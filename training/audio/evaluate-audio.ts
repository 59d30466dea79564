import modelFile from '../../packages/engine/models/synthetic-audio-risk/model.json' with {
  type: 'json',
}
import { calibrate } from '../../packages/engine/src/models/calibration.ts'
import { percent, type Row } from '../evaluation/row.ts'
import { writeMediaCard } from '../media/media-card.ts'
import { writeMediaSources } from '../media/media-sources.ts'
import { writeEvaluation } from '../media/write-evaluation.ts'
import { auroc, mean, shareOf } from '../metrics.ts'
import { writeManifest } from '../write-manifest.ts'
import { audioCard, voiceOf } from './audio-card.ts'
import { type BinnedAudio, binAudio } from './audio-columns.ts'
import { measureAudio } from './audio-features.ts'
import { audioSources } from './audio-sources.ts'
import { type AudioVariant, audioVariants } from './audio-variants.ts'
import { scoreUnseen, type UnseenScores } from './left-out-audio.ts'

/** Measures the audio model on what it has not seen; writes the page, the card and the figures. */
export async function evaluateAudio(seed: number): Promise<string> {
  const corpus = binAudio(await measureAudio())
  const bySpeaker = await scoreUnseen(corpus, 'speaker', seed)
  const byCollection = await scoreUnseen(corpus, 'collection', seed)
  const sources = sourceFigures(corpus, byCollection)
  const rows = summaryRows(corpus, bySpeaker, byCollection)
  const tables = [sourceTable(sources), pageTable(corpus, byCollection), confoundTable(corpus)]
  const [bySource, onOnePage, confounds] = tables
  await writeMediaCard(
    audioCard,
    rows,
    tables,
    corpus.clips.map((clip) => ({ ...clip, what: voiceOf(clip) })),
  )
  await writeMediaSources(await audioSources())
  await writeManifest()
  return await writeEvaluation({
    name: 'audio',
    title: 'speech',
    introduction:
      'Made by `npm run evaluate -- audio`. No figure comes from a recording whose system or speaker the measured model has seen. Folds are drawn four times; figures are means.',
    rows,
    sections: [
      { title: 'By source', lines: bySource },
      { title: 'People and systems on one page', lines: onOnePage },
      { title: 'Confounds', lines: confounds },
    ],
    sources,
  })
}

/** AUROC between some synthetic and some human rows, the mean of all draws. */
function between(
  corpus: BinnedAudio,
  draws: readonly UnseenScores[],
  variant: AudioVariant,
  isIn: (row: number) => boolean,
): number {
  const rows = corpus.clips.map((_, row) => row).filter(isIn)
  const labels = rows.map((row) => corpus.labels[row])
  return mean(
    draws.map((scores) =>
      auroc(
        rows.map((row) => scores[variant][row]),
        labels,
      ),
    ),
  )
}

function summaryRows(
  corpus: BinnedAudio,
  bySpeaker: readonly UnseenScores[],
  byCollection: readonly UnseenScores[],
): Row[] {
  const names: Readonly<Record<AudioVariant, readonly [string, string, string]>> = {
    plain: ['as it is', '0.51 to 0.58', '≥ 0.70'],
    mp3: ['after MP3 at 48 kb/s', '–', '≥ 0.65'],
    narrow: ['after 8 kHz, as on the telephone', '–', '–'],
  }
  const all = () => true
  return [
    ...audioVariants.map((variant): Row => {
      const [name, floor, goal] = names[variant]
      return {
        measure: `speech, unseen systems and speakers, pooled AUROC, ${name}`,
        floor,
        goal,
        value: between(corpus, bySpeaker, variant, all).toFixed(3),
      }
    }),
    {
      measure: 'speech, unseen systems and whole collections of people, pooled AUROC (plain; MP3)',
      floor: '–',
      goal: '–',
      value: [
        between(corpus, byCollection, 'plain', all).toFixed(3),
        between(corpus, byCollection, 'mp3', all).toFixed(3),
      ].join('; '),
    },
    {
      measure: 'speech of people at medium by sound, all; at high',
      floor: '–',
      goal: '–',
      value: [0.4, 0.7]
        .map((least) => percent(shareAt(corpus, byCollection, 'human', least)))
        .join('; '),
    },
    {
      measure: 'synthetic speech at medium by sound, all',
      floor: '–',
      goal: '–',
      value: percent(shareAt(corpus, byCollection, 'synthetic', 0.4)),
    },
  ]
}

const published = (raw: number): number => calibrate(modelFile.calibration, raw)

function shareAt(
  { clips }: BinnedAudio,
  draws: readonly UnseenScores[],
  label: 'human' | 'synthetic',
  least: number,
): number {
  const risks = draws.flatMap(({ plain }) =>
    plain.filter((_, row) => clips[row].label === label).map(published),
  )
  return shareOf(risks, (risk) => risk >= least)
}

interface SourceFigures {
  readonly source: string
  readonly label: 'human' | 'synthetic'
  readonly files: number
  readonly auroc: number
  readonly mp3: number
  readonly medium_or_above: number
}

function sourceFigures(corpus: BinnedAudio, draws: readonly UnseenScores[]): SourceFigures[] {
  const { clips, sources } = corpus
  return (['human', 'synthetic'] as const).flatMap((label) => {
    const own = new Set(sources.filter((_, row) => clips[row].label === label))
    return [...own].sort().map((source) => {
      const isOwn = (row: number) => clips[row].label === label && sources[row] === source
      const isIn = (row: number) => isOwn(row) || clips[row].label !== label
      const risks = draws.flatMap(({ plain }) =>
        plain.filter((_, row) => isOwn(row)).map(published),
      )
      return {
        source,
        label,
        files: risks.length / draws.length,
        auroc: Number(between(corpus, draws, 'plain', isIn).toFixed(3)),
        mp3: Number(between(corpus, draws, 'mp3', isIn).toFixed(3)),
        medium_or_above: Number(shareOf(risks, (risk) => risk >= 0.4).toFixed(4)),
      }
    })
  })
}

function sourceTable(figures: readonly SourceFigures[]): string[] {
  return [
    'Each recording is scored by models that have seen neither its system nor its collection. AUROC is between a source and all of the other label. “At 0.40” is the share that would be routed to a person or to a revision by the sound alone.',
    '',
    '| source | label | files | AUROC | MP3 48 kb/s | at 0.40 |',
    '| --- | --- | --- | --- | --- | --- |',
    ...figures.map(
      ({ source, label, files, auroc: value, mp3, medium_or_above: medium }) =>
        `| ${source} | ${label} | ${files} | ${value.toFixed(3)} | ${mp3.toFixed(3)} | ${percent(medium)} |`,
    ),
  ]
}

/** Where people and systems are on one page, microphone and text are alike: the hardest comparison. */
function pageTable(corpus: BinnedAudio, draws: readonly UnseenScores[]): string[] {
  const { clips } = corpus
  const pages = [...new Set(clips.map(({ repo }) => repo))].filter((repo) =>
    (['human', 'synthetic'] as const).every((label) =>
      clips.some((clip) => clip.repo === repo && clip.label === label),
    ),
  )
  return [
    'Studio recordings are often told from synthetic ones by the studio. Where a collection holds both, with the same readers or texts, less is left:',
    '',
    '| collection | people | synthetic | AUROC within it | MP3 48 kb/s |',
    '| --- | --- | --- | --- | --- |',
    ...pages.map((repo) => {
      const isIn = (row: number) => clips[row].repo === repo
      const count = (label: string) =>
        clips.filter((clip) => clip.repo === repo && clip.label === label).length
      return `| ${repo} | ${count('human')} | ${count('synthetic')} | ${between(corpus, draws, 'plain', isIn).toFixed(3)} | ${between(corpus, draws, 'mp3', isIn).toFixed(3)} |`
    }),
  ]
}

function confoundTable({ clips, labels }: BinnedAudio): string[] {
  const facts = {
    'length in seconds': clips.map(({ seconds }) => seconds),
    'rate of the source (0 where unknown)': clips.map(({ src_rate: rate }) => rate ?? 0),
  }
  return [
    'What a recording owes to its making and not to its origin; 0.50 is a coin toss.',
    '',
    '| fact | AUROC |',
    '| --- | --- |',
    ...Object.entries(facts).map(
      ([name, values]) => `| ${name} | ${auroc(values, labels).toFixed(3)} |`,
    ),
  ]
}
