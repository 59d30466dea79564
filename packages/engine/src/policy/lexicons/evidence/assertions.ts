import { findOpinions } from '../../kinds/opinions.ts'
import type { EvidenceKind } from '../evidence-kind.ts'

/** What a text claims, foresees or thinks. */
export const assertions: readonly EvidenceKind[] = [
  {
    name: 'superlatives',
    rules: ['superlative-claim', 'empty-superlative', 'hedged-superlative', 'historic-first'],
    names:
      'superlative words, superlative adjectives, superlative statements, superlative language, superlative, superlatives, best ever claims, superlative claims, number one claims',
  },
  {
    name: 'predictions',
    rules: ['future-claim', 'future-cliche'],
    sentences: 'future',
    names:
      'statements about what will happen, statements about what is to come, claims about what will happen, predictions of the future, looks into the future, crystal ball gazing, prediction, predictions, forecast, forecasts, promises about the future, promise about the future, future promises, statements about the future, predict the future, predict, predicting, speculation about the future, speculate about the future, future claims, claims about the future',
  },
  {
    name: 'comparisons',
    rules: ['comparative-claim', 'unspecific-comparison'],
    names:
      'comparatives, comparative language, comparative wording, comparative words, comparison, comparisons, comparative claims, comparative statements, comparative advertising',
  },
  {
    name: 'causal claims',
    rules: ['causal-claim'],
    names: 'causal claims, causal claim, causation claims, cause and effect claims',
  },
  {
    name: 'guarantees',
    rules: ['certainty-claim', 'proven-claim', 'future-claim', 'finance-claim'],
    names:
      'guarantee, guarantees, guaranteed, promise, promises, promised, promising, proven claims, clinically proven, scientifically proven, certainty claims',
  },
  {
    name: 'opinions',
    rules: ['opinion-frame'],
    also: findOpinions,
    names:
      "opinion frames, opinion phrases, opinion, opinions, personal opinion, personal opinions, personal view, personal views, writer's opinion, writer's opinions, author's opinion, author's opinions, own opinion, own opinions, subjective opinions, subjective statements",
  },
  {
    name: 'absolutes',
    rules: ['absolute-claim', 'certainty-claim', 'hedge-plus-absolute', 'universal-agreement'],
    names:
      'absolute, absolutes, absolute claims, absolute statements, sweeping statements, sweeping generalisations, sweeping generalizations, overgeneralisation, overgeneralization',
  },
]
