import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { slopWords } from '../packages/engine/src/text/lexicons/slop-words.ts'
import { engineVersion } from '../packages/engine/src/version.ts'
import type { Row } from './evaluation/row.ts'
import { documentSources, type Source, sentenceSources } from './sources.ts'

interface Card {
  readonly id: string
  readonly what: string
  readonly made: string
  readonly limits: string
  readonly sources: readonly Source[]
  /** Beginnings of the measures that belong on the card. */
  readonly measures: readonly string[]
}

const cards: readonly Card[] = [
  {
    id: 'synthetic-texture-risk',
    what: 'How regular the word order, endings, punctuation and rhythm of a draft are, against human writing of many genres. It is not proof of who wrote a text.',
    made: 'The sum of three linear models, each fitted alone and measured in standard deviations of people’s texts: hashed 1- to 3-grams of a topic-free token stream (600 common words, endings, punctuation; 2^17 buckets), 6,000 words that occur in at least 12 of 19 files, and one piecewise linear shape function for each style feature, which counts half. N-grams and words are counted as 1 + ln n in a bag of unit length. Each is a logistic regression by averaged stochastic gradient descent with an L2 penalty and an own column for each genre that is thrown away after the fit. Every genre and label has like mass; machine rewrites of human text count a third; completions of models that follow no instruction are left out. Calibrated so that 0.40 lies at the 98.8 % point of the people in the dev split and 0.70 at least 0.75 standard deviations above. Tried and not shipped: one fit of all columns (calm, 55.6 % of machine texts at high, AUROC with a source left out 0.837), style alone (0.844), likelihood ratios of topic-free 3-gram models (0.855; added to the sum they brought 3 points of recall for 300 KB), group DRO (0.810 to 0.843), the least of the three parts (0.868), and 1- to 4-grams with their words (0.876).',
    limits:
      'Below 70 words the score stays under 0.40. From 70 to 200 words it pays for its shortness. Text of a person beside machine text lowers the score (see the robustness rows). English only. The machine side of documentation is one generator, so machine documentation is rarely seen. Formulaic human writing (abstracts, admission essays, product copy) scores higher than other human writing.',
    sources: documentSources,
    measures: [
      'AUROC, test',
      'machine documents',
      'human documents',
      'texts of 200',
      'leave one source',
      'character noise',
      'human documentation',
    ],
  },
  {
    id: 'slop-risk',
    what: 'Density of generic phrasing: words and phrases that could stand in any text, and repeated structure. A human press release may score high; that is the point.',
    made: `Weights that cannot be negative on ${slopWords.length} slop words and on the rules of the types generic_phrasing and repetitive_structure, per 100 words of a draft (60 added to its length). Fitted by projected Adagrad on machine against human text. Calibrated so that 0.40 lies at the 99.2 % point of human writing and 0.70 at the 99.9 % point.`,
    limits:
      'Under 50 words the score stays under 0.70, under 20 words below 0.40. The words were found on fiction and expository text of 2023 to 2026 and will age.',
    sources: documentSources,
    measures: ['slop', 'findings of medium', 'human documentation'],
  },
  {
    id: 'specificity-risk',
    what: 'How general the sentences of a draft are: the mean over its sentences, each weighing its words.',
    made: 'Logistic model on 89 features of a sentence and hashed words and stems (2^15 buckets, one byte each), fitted to crowd ratings from 1 (general) to 5 (specific). Calibrated on human writing: half of it lies below 0.22, 85 % below 0.40, 98 % below 0.70.',
    limits:
      'Rated sentences are movie and restaurant reviews and tweets. Short sentences are rated general, by people and by this model.',
    sources: sentenceSources['specificity-risk'] ?? [],
    measures: ['specificity'],
  },
  {
    id: 'provenance-weakness',
    what: 'How little a reader could check or trace: the mean over sentences, each weighing its words. A sentence with a link, a citation, a named source or an own measurement counts about a third.',
    made: 'The same form of model, fitted to arguments labelled as not verifiable (1), verifiable but not first-hand (0.4) and first-hand (0). Calibrated on human writing like specificity.',
    limits: 'Labels come from one debate forum.',
    sources: sentenceSources['provenance-weakness'] ?? [],
    measures: ['provenance_weakness'],
  },
  {
    id: 'unsupported-claim',
    what: 'Whether a sentence makes a checkable claim of public interest; lowered when the sentence or the next one backs it.',
    made: 'The same form of model, fitted to political debate sentences.',
    limits: 'A sentence signal only. Claims outside politics are seen less well.',
    sources: sentenceSources['unsupported-claim'] ?? [],
    measures: ['unsupported_claim'],
  },
  {
    id: 'hedging',
    what: 'Whether a sentence holds a hedge or weasel cue; one of the two parts of hedging_and_absolutes.',
    made: 'The same form of model, fitted to encyclopaedia sentences.',
    limits: 'A sentence signal only.',
    sources: sentenceSources['hedging'] ?? [],
    measures: ['hedging'],
  },
  {
    id: 'loaded-wording',
    what: 'Whether a sentence words its matter in a biased way; the other part of hedging_and_absolutes.',
    made: 'The same form of model, fitted to news sentences that experts judged.',
    limits: 'A sentence signal only. The news is of 2020.',
    sources: sentenceSources['loaded-wording'] ?? [],
    measures: ['loaded wording'],
  },
]

/** Writes the card of every model and the manifest with their checksums. */
export async function writeCards(
  sections: readonly { readonly rows: readonly Row[] }[],
  textureTables: readonly (readonly string[])[],
): Promise<void> {
  const rows = sections.flatMap((section) => section.rows)
  const manifest = []
  for (const card of cards) {
    const folder = `packages/engine/models/${card.id}`
    const own = rows.filter(({ measure }) =>
      card.measures.some((start) => measure.startsWith(start)),
    )
    const lines = [
      `# ${card.id}`,
      '',
      card.what,
      '',
      '## How it was made',
      '',
      `${card.made} Engine ${engineVersion}. \`npm run train\` makes the file again.`,
      '',
      '## How well it does',
      '',
      'Measured by `npm run evaluate` on data that the model was not fitted to. Floors are simple baselines on the same data.',
      '',
      '| measure | floor | goal | value |',
      '| --- | --- | --- | --- |',
      ...own.map(
        ({ measure, floor, goal, value }) => `| ${measure} | ${floor} | ${goal} | ${value} |`,
      ),
      ...(card.id === 'synthetic-texture-risk'
        ? textureTables.flatMap((table) => ['', ...table])
        : []),
      '',
      '## Limits',
      '',
      card.limits,
      '',
      '## Data',
      '',
      'The texts are not part of this project; the file holds fitted weights. Sources marked “fitted” were used for them, also those that state no licence: whether that fits your use is for you to decide. Sources whose licence forbids commercial use or derivatives were not.',
      '',
      '| source | origin | licence as stated | use |',
      '| --- | --- | --- | --- |',
      ...card.sources.map(
        ({ name, origin, licence, use }) => `| ${name} | ${origin} | ${licence} | ${use} |`,
      ),
    ]
    await writeFile(`${folder}/card.md`, `${lines.join('\n')}\n`)
    const bytes = await readFile(`${folder}/model.json`)
    manifest.push({
      id: card.id,
      engine: engineVersion,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
  }
  await writeFile('packages/engine/models/manifest.json', `${JSON.stringify(manifest, null, 2)}\n`)
}
