import { describe, expect, it } from 'vitest'
import { MOST_HTML, readHtml } from './html-to-markdown.ts'

const markdown = (html: string): string | undefined => {
  const read = readHtml(html)
  return 'markdown' in read ? read.markdown : undefined
}

describe('HTML of the web', () => {
  it('becomes headings, lists, links, emphasis, code and tables', () => {
    const html = `<h2>Bread</h2><p>A <strong>good</strong> <em>loaf</em> takes <a href="https://example.com/time">time</a>.</p>
<ol><li>Mix</li><li>Wait<ul><li>an hour</li></ul></li></ol>
<blockquote><p>Patience.</p></blockquote>
<pre><code class="language-js">const a = 1 * 2</code></pre>
<table><thead><tr><th>Flour</th><th>Water</th></tr></thead><tbody><tr><td>500</td><td>350</td></tr></tbody></table>`
    expect(markdown(html)).toBe(`## Bread

A **good** *loaf* takes [time](https://example.com/time).

1. Mix
2. Wait
   - an hour

> Patience.

\`\`\`js
const a = 1 * 2
\`\`\`

| Flour | Water |
| ----- | ----- |
| 500   | 350   |`)
  })

  it('writes no sign before words that need none', () => {
    const html =
      '<p>Set <b>MAX_SIZE</b> in my_config at https://example.com/a_b or ask me@example.com.</p><p>2 * 3</p>'
    expect(markdown(html)).toBe(
      'Set **MAX_SIZE** in my_config at https://example.com/a_b or ask me@example.com.\n\n2 \\* 3',
    )
  })

  it('leaves one paragraph without emphasis to the text beside it', () => {
    expect(readHtml('<meta charset="utf-8"><span style="color:red">only words</span>').kind).toBe(
      'text',
    )
    expect(readHtml('').kind).toBe('nothing')
  })

  it('knows words with emphasis from several blocks', () => {
    expect(readHtml('<i>so</i> it is')).toMatchObject({ markdown: '*so* it is', isBlocks: false })
    expect(readHtml('<p>a</p><p>b</p>')).toEqual({
      kind: 'words',
      markdown: 'a\n\nb',
      isBlocks: true,
    })
    expect(readHtml('<img src="https://a.test/b.png" alt="b">')).toMatchObject({ kind: 'pictures' })
  })

  it('keeps a cell of a table on its line, and unfolds a table that only lays out', () => {
    const html =
      '<table><tr><td><p>one</p><p>two</p></td><td>a|b<br>c</td></tr><tr><td>3</td><td>4</td></tr></table>'
    expect(markdown(html)).toBe('| one two | a\\|b c |\n| ------- | ------ |\n| 3       | 4      |')
    expect(markdown('<table><tr><td><b>All</b> of it</td></tr></table>')).toBe('**All** of it')
  })
})

describe('hostile HTML', () => {
  it('leaves no script, no handler, no hidden text and no address that runs', () => {
    const html = `<p>Seen <script>window.ran = 1</script><style>p{}</style><img src=x onerror="window.ran=1">
<span style="display:none">hidden one</span><span style="FONT-SIZE: 0px">hidden two</span><span hidden>hidden three</span>
<span style="position:absolute; left:-9999px">hidden four</span><span style="opacity:0">hidden five</span>
<span style="color: rgba(0, 0, 0, 0)">hidden six</span><span aria-hidden="true">hidden seven</span>
<a href="javascript:alert(1)">click</a> <a href="  JaVa&#10;script:alert(1)">clack</a> <a href="data:text/html,x">data</a>
<a href="file:///etc/passwd">file</a> <a href="vbscript:x">vb</a></p>
<iframe src="https://evil.test/frame">frame</iframe><svg><text>drawn</text></svg><object data="https://evil.test/o">object</object>
<video src="https://evil.test/v.mp4">video</video><form action="https://evil.test"><input value="field"><textarea>area</textarea></form>
<img src="https://evil.test/pixel.gif" width="1" height="1" alt=""><img src="data:image/png;base64,AAAA" alt="inside"><b>end</b>`
    const text = markdown(html) ?? ''
    expect(text.replace(/\s+/g, ' ')).toBe('Seen click clack data file vb inside**end**')
  })

  it('is read in the time of its length, whatever it repeats', () => {
    const repeated = ['\u00A0 ', '<p>', ' ', '<b>a</b>', '<td>', 'a:', '<li>', '\n']
    for (const piece of repeated) {
      const started = process.cpuUsage().user
      readHtml(`<p>${piece.repeat(80_000 / piece.length)}<b>end</b></p>`)
      expect((process.cpuUsage().user - started) / 1_000_000, piece).toBeLessThan(3)
    }
  })

  it('is read as text where it is too long or too deep', () => {
    expect(readHtml(`<b>${'a'.repeat(MOST_HTML)}</b>`).kind).toBe('text')
    expect(readHtml(`${'<div>'.repeat(80_000)}<b>deep</b>`).kind).toBe('text')
  })
})

describe('HTML of writing programs', () => {
  it('Word: headings, emphasis and lists in lists, without its own marks', () => {
    const item = (level: number, marker: string, words: string): string =>
      `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>\n`
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--><style><!-- p.MsoNormal {margin:0} --></style></head><body lang=EN-US><!--StartFragment--><p class=MsoTitle>The plan<o:p></o:p></p>
<h1>First part<o:p></o:p></h1><p class=MsoNormal>We <b style='mso-bidi-font-weight:normal'>bake</b>
at <i>dawn</i>.&nbsp; Often.<span style='mso-hide:all'>secret</span><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item(1, '·', 'flour')}${item(2, 'o', 'rye')}${item(1, '·', 'water')}${item(1, '1.', 'mix')}${item(1, '2.', 'wait')}<!--EndFragment--></body></html>`
    expect(markdown(html)).toBe(`# The plan

# First part

We **bake** at *dawn*. Often.

- flour
  - rye
- water

1. mix
2. wait`)
  })

  it('Google Docs: emphasis that is only in styles, and lists beside their items', () => {
    const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:700">Part two</span></h2><p dir="ltr"><span style="font-weight:400">Plain, </span><span style="font-weight:700;font-style:italic">both</span><span style="text-decoration:line-through">gone</span> <span style="font-family:'Courier New',monospace">run()</span></p><br><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>one</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>inner</span></p></li></ul><li><p><a href="https://example.com/"><span style="text-decoration:underline">two</span></a></p></li></ul></b>`
    expect(markdown(html)).toBe(`## Part two

Plain, **_both_**~~gone~~ \`run()\`

- one
  - inner
- [two](https://example.com/)`)
  })

  it('VS Code: its colours are no Markdown, the text is', () => {
    const html = `<meta charset='utf-8'><div style="color: #d4d4d4;background-color: #1e1e1e;font-family: Menlo, Monaco, 'Courier New', monospace;font-weight: normal;font-size: 12px;line-height: 18px;white-space: pre;"><div><span style="color: #569cd6;font-weight: bold;"># Title</span></div><br><div><span>text</span></div></div>`
    expect(readHtml(html).kind).toBe('text')
  })
})
