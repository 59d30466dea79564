import { describe, expect, it } from 'vitest'
import { repeated } from '../../../../../../test/support/drafts.ts'
import type { Syntax, TextResult } from '../../../schema/index.ts'
import { analyzeText } from '../../analyze-text.ts'

const line = 'Experts say it is very unique.'

function analyze(source: string, syntax: Syntax = 'markdown'): TextResult {
  return analyzeText({ source, syntax }, { maxEvidence: Number.POSITIVE_INFINITY })
}

/** Rule and line number of what is shown, in reading order. */
function shown(source: string, syntax: Syntax = 'markdown'): string[] {
  return analyze(source, syntax)
    .evidence.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0))
    .filter(({ rule }) => rule === 'vague-attribution' || rule === 'hollow-intensifier')
    .map(({ rule, start }) => `${source.slice(0, start).split('\n').length} ${rule}`)
}

function risksOf(result: TextResult): Partial<TextResult> {
  const { specificity_risk, provenance_weakness, slop_risk, synthetic_risk, risk_level } = result
  return { specificity_risk, provenance_weakness, slop_risk, synthetic_risk, risk_level }
}

/** The source text of each comment that is reported as unused, with the reason. */
function unused(source: string): string[] {
  return (analyze(source).unused_directives ?? []).map(
    ({ start, end, reason }) => `${source.slice(start, end)} ${reason}`,
  )
}

const forms = [
  ['HTML', 'markdown', (text: string) => `<!-- content-trust-${text} -->`],
  ['MDX', 'mdx', (text: string) => `{/* content-trust-${text} */}`],
] as const

describe.each(forms)('ignore comments in %s', (_name, syntax, comment) => {
  it('a draft without any shows all', () => {
    expect(shown(`${line}\n\n${line}\n`, syntax)).toEqual([
      '1 vague-attribution',
      '1 hollow-intensifier',
      '3 vague-attribution',
      '3 hollow-intensifier',
    ])
  })

  it('disable hides what follows, up to enable', () => {
    const source = `${line}\n\n${comment('disable')}\n\n${line}\n\n${comment('enable')}\n\n${line}\n`
    expect(shown(source, syntax).map((text) => text.split(' ')[0])).toEqual(['1', '1', '9', '9'])
  })

  it('disable without enable hides the rest', () => {
    expect(shown(`${line}\n\n${comment('disable')}\n\n${line}\n\n${line}\n`, syntax)).toEqual([
      '1 vague-attribution',
      '1 hollow-intensifier',
    ])
  })

  it('disable-next-line hides one line, over a blank one', () => {
    const source = `${comment('disable-next-line')}\n\n${line}\n\n${line}\n`
    expect(shown(source, syntax)).toEqual(['5 vague-attribution', '5 hollow-intensifier'])
  })

  it('disable-line hides its own line', () => {
    expect(shown(`${line} ${comment('disable-line')}\n\n${line}\n`, syntax)).toEqual([
      '3 vague-attribution',
      '3 hollow-intensifier',
    ])
  })

  it('ignore-file hides all, before and after it', () => {
    expect(shown(`${line}\n\n${comment('ignore-file')}\n\n${line}\n`, syntax)).toEqual([])
    expect(analyze(`${line}\n\n${comment('ignore-file')}\n`, syntax).evidence).toEqual([])
  })

  it('names hide only their rule or evidence type', () => {
    const byRule = comment('disable-next-line hollow-intensifier')
    expect(shown(`${byRule}\n${line}\n`, syntax)).toEqual(['2 vague-attribution'])
    const byType = comment('disable-next-line weak_provenance')
    expect(shown(`${byType}\n${line}\n`, syntax)).toEqual(['2 hollow-intensifier'])
    const both = comment('disable-next-line hollow-intensifier, weak_provenance')
    expect(shown(`${both}\n${line}\n`, syntax)).toEqual([])
  })

  it('enable with a name opens only that name', () => {
    const start = comment('disable hollow-intensifier vague-attribution')
    const stop = comment('enable vague-attribution')
    expect(shown(`${start}\n\n${line}\n\n${stop}\n\n${line}\n`, syntax)).toEqual([
      '7 vague-attribution',
    ])
  })

  it('enable with a name opens that name where all is hidden', () => {
    const stop = comment('enable weak_provenance')
    const source = `${comment('disable')}\n\n${line}\n\n${stop}\n\n${line}\n`
    expect(shown(source, syntax)).toEqual(['7 vague-attribution'])
  })

  it('what was shown again stays shown when another part is hidden and shown', () => {
    const part = `${comment('disable')}\n\n${line}\n\n${comment('enable')}\n\n${line}\n\n`
    expect(shown(part + part, syntax).map((text) => text.split(' ')[0])).toEqual([
      '7',
      '7',
      '15',
      '15',
    ])
  })

  it('disable-next-line counts from the end of a comment that goes over two lines', () => {
    const broken = comment('disable-next-line\nhollow-intensifier')
    expect(shown(`${broken}\n${line}\n\n${line}\n`, syntax)).toEqual([
      '3 vague-attribution',
      '5 vague-attribution',
      '5 hollow-intensifier',
    ])
  })

  it('disable-line hides each line that its comment is on', () => {
    const broken = comment('disable-line\n-- why')
    expect(shown(`${line}\n${line} ${broken} ${line}\n${line}\n`, syntax)).toEqual([
      '1 vague-attribution',
      '1 hollow-intensifier',
      '4 vague-attribution',
      '4 hollow-intensifier',
    ])
  })

  it('two that are in one line both count', () => {
    const source = `${comment('disable')} ${comment('enable hollow-intensifier')}\n\n${line}\n`
    expect(shown(source, syntax)).toEqual(['3 hollow-intensifier'])
  })

  it('takes a reason after two dashes', () => {
    const reason = comment('disable-next-line hollow-intensifier -- quoted from the brochure')
    expect(shown(`${reason}\n${line}\n`, syntax)).toEqual(['2 vague-attribution'])
    expect(shown(`${comment('disable -- all of it')}\n\n${line}\n`, syntax)).toEqual([])
  })
})

describe('ignore comments', () => {
  it('what they hide is kept as suppressed', () => {
    const source = `<!-- content-trust-ignore-file -->\n\n${repeated('padded', 2)}`
    const open = analyze(source.replace('content-trust-', ''))
    const hidden = analyze(source)
    expect(hidden.evidence).toEqual([])
    expect(hidden.recommended_fixes).toEqual([])
    expect(hidden.suppressed?.length).toBeGreaterThanOrEqual(open.evidence.length)
    expect(risksOf(hidden)).toEqual(risksOf(open))
  })

  it('one that hides nothing is reported', () => {
    expect(unused(`<!-- content-trust-disable-next-line -->\n\nThe pier moved 14 mm.\n`)).toEqual([
      '<!-- content-trust-disable-next-line --> This comment hides nothing.',
    ])
  })

  it('one that hides something is not reported', () => {
    expect(unused(`<!-- content-trust-disable-next-line -->\n${line}\n`)).toEqual([])
  })

  it('an unknown name is reported and hides nothing', () => {
    const source = `<!-- content-trust-disable-next-line holow-intensifier -->\n${line}\n`
    expect(unused(source)[0]).toContain('“holow-intensifier”')
    expect(shown(source)).toEqual(['2 vague-attribution', '2 hollow-intensifier'])
  })

  it('an unknown directive is reported and hides nothing', () => {
    const source = `<!-- content-trust-disabel -->\n\n${line}\n`
    expect(unused(source)[0]).toContain('unknown directive')
    expect(shown(source)).toHaveLength(2)
  })

  it('an enable that closes nothing is reported', () => {
    expect(unused(`${line}\n\n<!-- content-trust-enable -->\n`)[0]).toContain('No comment before')
  })

  it('the texture rule is a name like any other', () => {
    expect(unused('<!-- content-trust-disable even-texture -->\n\nWords.\n')[0]).toContain(
      'hides nothing',
    )
  })

  it('lines end at CRLF and at a lone CR too', () => {
    const source = `<!-- content-trust-disable-next-line -->\n${line}\n\n${line}\n`
    for (const ending of ['\r\n', '\r']) {
      const { evidence } = analyze(source.replaceAll('\n', ending))
      const quotes = evidence.filter(({ rule }) => rule === 'hollow-intensifier')
      expect(quotes, JSON.stringify(ending)).toHaveLength(1)
    }
  })

  it('in plain text they are words and not comments', () => {
    expect(shown(`<!-- content-trust-ignore-file -->\n\n${line}\n`, 'plain')).toHaveLength(2)
  })

  it('in code they are code', () => {
    expect(shown(`\`<!-- content-trust-ignore-file -->\`\n\n${line}\n`)).toHaveLength(2)
    expect(shown(`\`\`\`\n<!-- content-trust-ignore-file -->\n\`\`\`\n\n${line}\n`)).toHaveLength(2)
  })
})
