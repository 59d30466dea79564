import { describe, expect, it } from 'vitest'
import { drafts } from '../../../../../test/support/drafts.ts'
import { readDocument } from '../../../../../test/support/show-document.ts'
import { languageOf } from './language.ts'

function language(source: string): string {
  return languageOf(readDocument(source))
}

describe('languageOf', () => {
  it.each(['concrete', 'vague', 'unsourced', 'padded', 'mixed'] as const)(
    'knows English: %s',
    (name) => {
      expect(language(drafts[name])).toBe('english')
    },
  )

  it.each([
    ['German', drafts.german],
    ['Hebrew', drafts.hebrew],
    [
      'French',
      'Le pont a été fermé en mai parce que le pilier avait bougé. Nous avons mesuré deux fois et nous n’avons rien vu depuis.',
    ],
    [
      'Spanish',
      'El puente se cerró en mayo porque el pilar se había movido. Hemos medido dos veces y no ha pasado nada desde entonces.',
    ],
    [
      'Russian',
      'Мост закрыли в мае, потому что опора сдвинулась. Мы измерили её дважды, и с тех пор ничего не случилось.',
    ],
    ['Chinese', '这座桥在五月关闭，因为桥墩移动了。我们测量了两次，之后没有发生任何事情。'],
    ['Arabic', 'أغلق الجسر في مايو لأن الدعامة تحركت. قسنا مرتين ولم يحدث شيء منذ ذلك الحين.'],
  ])('knows that %s is not English', (_name, source) => {
    expect(language(source)).not.toBe('english')
  })

  it('does not guess from a few words or from names', () => {
    expect(language('Pier moved.')).toBe('unclear')
    expect(language('Ana Ruiz, Tom Okafor, Li Wei, Jo Smith, Ed Brown, Al Green, Bo Chen')).toBe(
      'unclear',
    )
  })

  it('reads English with foreign names and letters as English', () => {
    expect(
      language(
        'Łukasz and Søren met in Kraków, and they went to the café on the corner, where it was warm.',
      ),
    ).toBe('english')
  })

  it('guesses from eight words on', () => {
    expect(language('the cat and the dog are at')).toBe('unclear')
    expect(language('the cat and the dog are at home')).toBe('english')
  })

  it('needs three closed-class words of English in twenty-five', () => {
    const rest = (count: number) => new Array(count).fill('blorv').join(' ')
    expect(language(`the and of ${rest(22)}`)).toBe('english')
    expect(language(`the and ${rest(23)}`)).toBe('unclear')
  })

  it('needs Latin letters for half of the text', () => {
    const english = 'the cat and the dog are at home'
    const letters = english.replaceAll(' ', '').length
    expect(language(`${english} ${'桥'.repeat(letters)}`)).toBe('english')
    expect(language(`${english} ${'桥'.repeat(letters + 1)}`)).toBe('other')
  })

  it('takes English where another language has as many words of its own', () => {
    const even = 'the and with der und mit blorv tamek'
    expect(language(even)).toBe('english')
    expect(language(`${even} aber`)).toBe('other')
  })

  it('looks at the first 600 words', () => {
    const english = 'the cat and the dog are at home '.repeat(75)
    const german = 'der und mit aber nicht '.repeat(300)
    expect(language(english + german)).toBe('english')
    expect(language(german + english)).toBe('other')
  })
})
