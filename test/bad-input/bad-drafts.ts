import { drafts } from '../support/drafts.ts'

/** A draft that is no ordinary English prose, and what its result must say. */
export interface BadDraft {
  readonly name: string
  readonly source: string
  /** What one of the limitations says; undefined where the draft is sound after all. */
  readonly says: RegExp | undefined
  /** Nothing in it is prose, so there is nothing to object to. */
  readonly hasEvidence: boolean
}

const tooLittle = /^Cannot judge: not enough text/
const noProse = /^Cannot judge: not enough text|^Less than half of the lines are prose/
const notEnglish = /^language_experimental$/

const german =
  'Die Pumpe lief vierzig Stunden lang ohne Pause, und der Druck blieb dabei die ganze Zeit über gleich hoch. Am Abend haben wir die Dichtung gewechselt, weil sie an zwei Stellen gerissen war. Danach war alles wieder trocken. '
const russian =
  'Насос работал сорок часов без остановки, и давление всё это время оставалось одинаковым. Вечером мы сменили прокладку, потому что она треснула в двух местах. '
const chinese =
  '水泵连续运行了四十个小时，压力一直保持不变。晚上我们更换了垫圈，因为它有两处裂开了。'
const arabic =
  'عملت المضخة أربعين ساعة دون توقف، وظل الضغط ثابتا طوال الوقت. في المساء غيرنا الحشية لأنها تشققت في موضعين. '
const english = 'The pump ran for forty hours and the pressure stayed the same. '
const row = '| pump | 40 h | 3 bar | very unique | experts say |\n'

function bad(name: string, source: string, says: RegExp | undefined, hasEvidence = true): BadDraft {
  return { name, source, says, hasEvidence }
}

/** What people really paste. */
export const badDrafts: readonly BadDraft[] = [
  bad('empty', '', tooLittle, false),
  bad('blank', ' \n\t\r\n\u00a0\u3000 '.repeat(50), tooLittle, false),
  bad('a byte order mark alone', '\ufeff', tooLittle, false),
  bad(
    'only front matter',
    '---\ntitle: Experts say it is very unique\nauthor: A\n---\n',
    tooLittle,
    false,
  ),
  bad(
    'only HTML tags',
    '<div class="very unique"><img src="a.png"><br></div>\n'.repeat(40),
    tooLittle,
    false,
  ),
  bad('only a comment', `<!-- ${drafts.vague} -->`, tooLittle, false),
  bad(
    'code alone',
    `\`\`\`js\n${'// experts say it is very unique\nconst a = 1\n'.repeat(40)}\`\`\`\n`,
    tooLittle,
    false,
  ),
  bad(
    'code between two words',
    `Example:\n\n\`\`\`sh\n${'pump log --since 2024\n'.repeat(60)}\`\`\`\n\nDone.`,
    noProse,
    false,
  ),
  bad('links alone', '- <https://example.org/very-unique>\n'.repeat(60), tooLittle, false),
  bad('emoji alone', '😀👩‍👩‍👧🇩🇪 '.repeat(200), tooLittle, false),
  bad('digits alone', '12 34.5 6,789 '.repeat(100), /are numbers/, false),
  bad('punctuation alone', '?! … — *** ;:,. '.repeat(100), tooLittle, false),
  bad(
    'a table alone',
    `| a | b | c | d | e |\n| --- | --- | --- | --- | --- |\n${row.repeat(60)}`,
    /or in tables/,
    true,
  ),
  bad('German', german.repeat(6), notEnglish),
  bad('Russian', russian.repeat(6), notEnglish),
  bad('Chinese', chinese.repeat(12), notEnglish),
  bad('Arabic, right to left', arabic.repeat(6), notEnglish),
  bad('English behind a right-to-left mark', `\u202e${english.repeat(12)}\u202c`, undefined),
  bad('two scripts, half and half', (english + russian).repeat(6), notEnglish),
  bad('three scripts', (english + russian + chinese + arabic).repeat(6), notEnglish),
  bad('zero bytes', english.repeat(12).replaceAll(' ', ' \u0000'), undefined),
  bad('lone surrogates', english.repeat(12).replaceAll('pump', 'pu\ud83dmp'), undefined),
  bad('a byte order mark before prose', `\ufeff${english.repeat(12)}`, undefined),
  bad('Windows line ends', drafts.vague.replaceAll('\n', '\r\n'), undefined),
]

/** Sizes at which a slow step would show. */
export const largeDrafts: readonly BadDraft[] = [
  bad(
    'one sentence of 100,000 characters',
    `${'the pump ran and '.repeat(5_900).slice(0, 99_999)}.`,
    /marks that end sentences/,
  ),
  bad('one word of 100,000 characters', 'a'.repeat(100_000), tooLittle, false),
  bad(
    '10,000 headings',
    Array.from({ length: 10_000 }, (_, at) => `# Part ${at}\n\n`).join(''),
    /tables and headings/,
  ),
  bad('10,000 empty headings', '#\n\n'.repeat(10_000), tooLittle, false),
  bad('10,000 nested quotes', `${'> '.repeat(10_000)}${english}`, undefined),
  bad('10,000 nested lists', `${'- '.repeat(10_000)}${english}`, undefined),
  bad(
    '10,000 list items in steps',
    Array.from({ length: 300 }, (_, at) => `${'  '.repeat(at)}- pump ${at}`).join('\n'),
    undefined,
  ),
  bad('one line of 1 MB', english.repeat(16_000), undefined),
  bad('1 MB of Chinese on one line', chinese.repeat(25_000), notEnglish),
  bad(
    '1 MB of table',
    `| a | b | c | d | e |\n| --- | --- | --- | --- | --- |\n${row.repeat(20_000)}`,
    /or in tables/,
  ),
]
