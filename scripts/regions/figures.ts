/** A figure of docs/figures.md: where it was measured, and what it says there. */
export interface Figure {
  readonly label: string
  /** The measured rows; the figures of several stand beside each other. */
  readonly rows: readonly string[]
  /** How many of the figures of such a row count: some rows have more, parted by semicolons. */
  readonly parts?: number
}

/** Figures of one file, with the command that measures them. */
export interface FigureSource {
  readonly file: string
  readonly command: string
  readonly figures: readonly Figure[]
}

const useful = 'part, read blind, useful among all findings (300 judged)'
const wrong = 'part, read blind, false among all findings (300 judged)'
const readWell = 'part, read blind, replacements that read well (100 judged)'
const leftOut = 'images, left-out sources, mean AUROC,'
const ofThree = '(all; generators; collections of people)'
const bothParts = (row: string) => [`first kept-back ${row}`, `second kept-back ${row}`]

/** The figures that docs/figures.md shows, in its order. A row that its file no longer has is an error. */
export const figureSources: readonly FigureSource[] = [
  {
    file: 'training/results/evaluation.json',
    command: 'npm run evaluate',
    figures: [
      { label: 'human documents at high texture', rows: ['human documents at high'] },
      {
        label: 'human documents at medium texture or above',
        rows: ['human documents at medium or above'],
      },
      { label: 'machine documents at high texture', rows: ['machine documents at high'] },
      { label: 'texture, AUROC on test groups', rows: ['AUROC, test groups'] },
      {
        label: 'texture, AUROC with one source left out, mean',
        rows: ['leave one source out, mean AUROC of the eight two-sided files'],
      },
      {
        label: 'human texts at high texture, their source left out, worst file',
        rows: [
          "leave one source out, worst share of a file's human texts at high (files with 30 or more)",
        ],
      },
      {
        label: 'slop, AUROC, machine against human essays',
        rows: ['slop_risk, machine against human essay, AUROC'],
      },
      {
        label: 'slop, AUC on the puffery sample',
        rows: ['slop, puffery-sample, AUC of generic_phrasing'],
      },
      {
        label: 'human documentation at medium or above, 399 files',
        rows: ['human documentation (399 held-out files), files at medium or above'],
      },
      {
        label: 'findings on drafts that no rule was written on: useful, first part; second',
        rows: bothParts(useful),
      },
      { label: 'the same: false', rows: bothParts(wrong) },
      { label: 'replacements there that read well', rows: bothParts(readWell) },
    ],
  },
  {
    file: 'training/results/images.json',
    command: 'npm run evaluate -- image',
    figures: [
      {
        label: 'images, AUROC with one source left out, mean',
        rows: [`${leftOut} as they are ${ofThree}`],
        parts: 1,
      },
      {
        label: 'images recompressed (JPEG 75), the same',
        rows: [`${leftOut} pressed again, JPEG quality 75 ${ofThree}`],
        parts: 1,
      },
      {
        label: 'images at half size, the same',
        rows: [`${leftOut} half size, JPEG quality 90 ${ofThree}`],
        parts: 1,
      },
      {
        label: 'images of people at high by pixels, worst collection',
        rows: ['images of people at high by pixels, worst left-out collection'],
      },
    ],
  },
  {
    file: 'bench/results/VERSION.json',
    command: 'npm run bench',
    figures: [
      {
        label: 'text analysis of Markdown',
        rows: ['text analysis of Markdown'],
      },
      { label: 'a file of human documentation, p99', rows: ['a file, p99'] },
      {
        label: 'peak memory of the command line, 801 files',
        rows: ['peak memory of the command line, all drafts'],
      },
      {
        label: 'command line, cold, one 5 KB draft, beyond an empty Node',
        rows: ['command line, cold, one 5 KB draft, beyond an empty Node process'],
      },
      {
        label: 'hostile text against prose of the same length, CPU time',
        rows: ['hostile text against prose, 100 KB'],
      },
      {
        label: 'scoring again after a key in 5,000 words, p95',
        rows: ['re-score after a keystroke, 5,000 words, p95'],
      },
      {
        label: 'the same in 50,000 words, of which 100,000 characters are scored',
        rows: ['re-score after a keystroke, 50,000 words, p95'],
      },
      { label: 'image of 12 megapixels', rows: ['image of 12 megapixels'] },
      { label: 'peak memory of that process', rows: ['peak memory of that process'] },
      { label: '10 s of speech', rows: ['10 s of speech'] },
      { label: '10 s of speech with its words', rows: ['10 s of speech, its words recognised'] },
      { label: 'video of 30 s', rows: ['video of 30 s, 1280 × 720'] },
    ],
  },
  {
    file: 'bench/results/corpus-VERSION.json',
    command: 'npm run bench corpus',
    figures: [
      {
        label: 'corpus command on 1 GB, two cores against one',
        rows: ['corpus command, two cores against one'],
      },
    ],
  },
  {
    file: 'bench/results/service-VERSION.json',
    command: 'npm run bench service',
    figures: [
      {
        label: 'service, 1,000 characters, 20 connections, SQLite, two cores',
        rows: ['service, analyze, 1,000 characters'],
      },
      { label: 'the same, p99', rows: ['service, analyze, 1,000 characters, p99'] },
    ],
  },
  {
    file: 'bench/results/remark-VERSION.json',
    command: 'npm run bench remark',
    figures: [
      { label: 'remark plugin over parsing', rows: ['remark plugin over remark-parse'] },
      {
        label: "the same with the extension for GitHub's Markdown",
        rows: ['remark plugin over remark-parse, gfm, frontmatter'],
      },
    ],
  },
]
