import { type Row, verdictOf } from './row.ts'

/** Why rows fall short of their goal: the beginning of the measure, and the reason. */
const reasons: readonly (readonly [measure: string, reason: string])[] = [
  [
    'AUROC, test groups',
    'Columns for more words of the topic, raw completions in the fit or one joint fit rank these groups better. Each of them flags more people of sources that were left out, so none ships (`training/results/texture-candidates.md`).',
  ],
  [
    'machine documents at high',
    'The step from medium to high is wide on purpose, so that the people of every left-out source stay under 2 % at high. A narrower step that lifts this row by five points puts the worst left-out source above 4 %.',
  ],
  [
    'worst domain with 30 human texts or more',
    'Abstracts of papers follow a formula, and people write them like machines do: of 51 texts, three are high. No genre is told apart at scoring time, so a limit for abstracts would be a limit for all. The fairness table and the limits in the card name them.',
  ],
  [
    'worst domain with 30 machine texts or more',
    'The score of a short text is damped, and these are the shortest. Without that, people of short texts would be flagged first.',
  ],
  [
    'leave one source out, mean AUROC',
    'Two files pull the mean down. One has nine people. In the other, three of eight generators are raw completions of older models, which read like their sources.',
  ],
  [
    'provenance_weakness, cmv-verifiability, macro F1 binary',
    'The best of what was tried reaches 0.702 with a threshold from other folds (`training/results/signals-tried.md`). The labels lean on what annotators knew of the world.',
  ],
  [
    'unsupported_claim, clef2019',
    'The positives are the few claims that one site chose to check, so the same claim is positive in one debate and not in the next. Fitting on the other debates ranks no better.',
  ],
  [
    'hedging, wiki-weasel',
    'The labels are tags that editors left on some sentences; sentences of the same kind without a tag count as wrong. Measured where precision is 0.60, so that a writer can rely on a remark.',
  ],
  [
    'loaded wording, babe-bias',
    'Letters of words gain 0.004 more and would halve the speed. The rest is bias of content, not of wording.',
  ],
  [
    'source_quality, wikipedia-perennial',
    'A guess from the name of a site would accuse sites by their names. It is measured and does not ship; the rules name listed domains alone.',
  ],
  [
    'slop, puffery-sample, AUC of generic_phrasing',
    'The sample holds 567 short sentences in lower case without context. A model of its own reaches 0.82 in folds, but its false alarms on ordinary prose cannot be measured on it, so it does not ship.',
  ],
  [
    'Flesch reading ease,',
    'The published values differ by a steady step, probably from another count of syllables; ours agree with the CMU dictionary on 99 % of running words. On the texts of textstat, where the counting is known, the median difference is 0.00.',
  ],
  [
    'Flesch-Kincaid grade,',
    'The published values probably rest on other cuts into sentences for some texts. On texts that both cut alike the row is met.',
  ],
  [
    'automated readability index,',
    'The published values probably rest on other cuts into sentences for some texts. On texts that both cut alike the row is met.',
  ],
  [
    'SMOG,',
    'SMOG is made for thirty sentences, and these texts have about ten: one word of three syllables more or less moves it by half a grade. On the texts of textstat the median difference is 0.00.',
  ],
  [
    'new Dale-Chall score,',
    'The published values probably come from other rules for which endings leave a word familiar. Ours follow the 1995 list and the printed rules.',
  ],
  [
    'revision safety, simplification-wikilarge',
    'The labels call a sentence kept when its gist is, also where a name, a date or a clause is gone. The check fails closed on lost facts, as a writer would want; forgiving losses gives the figure of the next row.',
  ],
  [
    'licence appended',
    'The licence has 119 words, and every second of these drafts has fewer than 220, so it is often more than the two fifths that the score can look past. Rhythm and style are still read over all.',
  ],
  [
    'legal footer appended',
    'The footer has 83 words, more than two fifths of every fourth draft here. Rhythm and style are still read over all.',
  ],
  [
    'leave one source out, worst share',
    'Three of 143 people of one file, whose product copy is blocks of labels; with two it would be 1.4 %.',
  ],
  [
    'first kept-back part, read blind, replacements',
    'About half of the bad ones put “to” for “in order to” where it attaches to another word; the rest shorten a set phrase and shift its meaning. Since then the rule looks at the words around the first, and the second are gone.',
  ],
  [
    'second kept-back part, read blind, useful',
    'Clichés and set phrases do no harm in lively articles. Most of those that were judged so are no longer reported.',
  ],
  [
    'second kept-back part, read blind, false',
    'Four of the 31 are one term, “bleeding edge features”, in two pages; the others are spread over many rules, most of which gave one or two.',
  ],
  [
    'second kept-back part, read blind, replacements',
    'Six of the 13 dropped “aforementioned”, which points back, or “foremost”. Both replacements are gone.',
  ],
  [
    'kept-back drafts of people, after repairs, replacements',
    'Six of 134 read badly in ways that hang on their sentence, such as “using” beside “usage”. No rule was found that tells them apart.',
  ],
  [
    'a paragraph of a person appended',
    'The paragraph has 87 words, close to half of many of these drafts: what is scored then is half a person’s text.',
  ],
  [
    'hidden human text, by attribute appended',
    'The text inside of the hidden element is scored like any other, since no page is rendered.',
  ],
]

/** The reason of a row that falls short, if it has one. */
export function reasonOf({ measure }: Row): string | undefined {
  return reasons.find(([start]) => measure.startsWith(start))?.[1]
}

/** A line for every row that falls short: which, and why. */
export function shortfallLines(rows: readonly Row[]): string[] {
  return rows.flatMap((row) => {
    if (verdictOf(row) !== 'no') return []
    const name = row.measure.split(/: |; /u)[0]
    return [`- **${name}** (${row.value.split('; ')[0]}, goal ${row.goal}): ${reasonOf(row) ?? ''}`]
  })
}
