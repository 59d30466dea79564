/** Small drafts, at least one for every construct; both sides must agree on each to the character. */
export const markdownFixtures: Readonly<Record<string, string>> = {
  paragraphs: 'One line\nand another.\n\nA second paragraph.\n',
  'hard breaks': 'One  \ntwo\\\nthree\n',
  'ATX headings': '# One\n\n## Two ##\n\n###### Six # six\n\n#no heading\n\n#\n',
  'setext headings': 'Title\nover two lines\n===\n\nSub\n---\n',
  'thematic breaks': 'a\n\n***\n\nb\n\n- - -\n\nc\n',
  'block quotes': '> Quoted\n> words.\n>\n> > Nested\nlazy line\n\nOwn words.\n',
  'bullet lists':
    '- one\n- two\n  more\n\n  second paragraph\n    - nested\n      - deeper\n\n* other list\n',
  'ordered lists': '1. one\n2. two\n\n   more\n10) ten\n\nyear\n1986. not a list\n',
  'lazy list lines': '- one\nlazy\n- two\n',
  'loose items with code': '- item\n\n      code\n\n  text\n',
  'empty items': '-\n- a\n-\n\n  not inside\n',
  'task lists': '- [x] done and *more*\n- [ ] open\n- [x] [link](u)\n- [y] text\n',
  'fenced code': '```js\nlet a = 1\n```\n\n~~~\n```\n~~~\n\ntext `` ` `` end\n',
  'unclosed fence': 'Text.\n\n```\ncode\n\nmore code\n',
  'fence in a list': '- a\n\n  ```\n  code\n  ```\n\n  b\n- c\n',
  'fence that its quote closes': '> ```\n> code\n\ntext\n',
  'indented code': 'text\n    not code\n\n    code\n\n    code\n\ntext\n\n\ttab code\n',
  emphasis: 'An *emphasised*, a **strong**, a ***both***, _under_ and __more__ word.\n',
  'intraword emphasis': 'snake_case_name, un*frigging*believable, 2 * 3 * 4, __init__.py\n',
  'nested emphasis': '**bold *and italic* text** and *one **two** three*, *foo**bar**baz*\n',
  'unmatched emphasis': '*open, **also open* and _not_closed\n',
  strikethrough: 'A ~~gone~~ and ~so~ word, ~~~three~~~, a~b.\n',
  'code spans': 'Use `code`, ``a ` b``, `two\nlines` and `unclosed.\n',
  links:
    'See [the *text*](http://a.example "Title"), [empty](), [pointy](<a b>), [no](a b) and [x](y (z)).\n',
  'links in brackets': '[a [b](c) d] and [[e]](f)\n',
  'no links in links': '[a [b](c) d](e)\n',
  'parentheses in links': '[a](b(c)d) [e](f\\)g) [h](i\n"j")\n',
  references:
    '[a], [b][a], [A][], [missing], [text][missing] and [c d][].\n\n[a]: http://a.example "T"\n[c\n d]: <u>\n',
  'definition before text': '[a]: /u\n"title"\ntext [a]\n\n[b]: /u "t" no\n',
  'definition in a quote': '> [a]: /u\n\n[a]\n',
  images: 'An ![alt text](a.png "T") and ![ref][a] and ![](b.png).\n\n[a]: c.png\n',
  'linked image': '[![Build](a.svg)](http://b.example) status\n',
  footnotes:
    'Text[^1] and [^missing] and ![^1].\n\n[^1]: The note.\n    More of it.\n\n    Second paragraph.\n\nAfter.\n',
  'angle autolinks': 'See <https://a.example/b?c=d> or <me@a.example> and <not a link>.\n',
  'bare autolinks':
    'See https://a.example/b_(c)_d, www.a.example. or me.you+x@a.example! (http://b.example/x) https://a.example/&amp; x\n',
  'bare autolinks in links':
    '[https://a.example](https://a.example) and [see https://b.example now]\n',
  'emphasised address': 'Write to _me@a.example_ or **https://a.example**.\n',
  'inline HTML':
    'A <b class="x">bold</b> word, <br/> <!-- comment --> end, a < b > c, <?php x?>, <!X y>.\n',
  'HTML blocks':
    '<div>\ntext *inside*\n</div>\n\n<div>\n\ntext *outside*\n\n</div>\n\n<script>\n\nlet a\n\n</script>\ntext\n',
  'HTML comments':
    '<!-- a\n\nb -->\ntext\n\ntext\n<!-- c -->\n\n<?php\n\n?>\n\n<!A\n>\n\n<![CDATA[\n\n]]>\n',
  'other HTML blocks':
    '<span class="a">\n*x*\n</span>\n\ntext\n<span>\nmore\n\n<details>\n<summary>S</summary>\n\nBody\n</details>\n',
  'character references': 'AT&amp;T &mdash; x &#8212; y &#x2014; z &amp z & w;\n',
  escapes: '\\*not emphasised\\* \\[no link\\](x) \\# a\\b \\\\ `\\`\n',
  tables: '| a | *b* |\n| --- | :-: |\n| 1 \\| 2 | `c` |\n| only one\nno pipes\n\nafter\n',
  'table without outer pipes': 'a | b\n-|-\nc | d | e\n\n> | q |\n> |---|\n> | r |\n',
  'table after a paragraph': 'Paragraph\n| a | b |\n| - | - |\n| c | d |\n# Heading\n',
  'no table': '| a | b |\n| - |\n\na | b\n',
  'table in a list': '- x\n\n  | a |\n  |---|\n  | b |\n',
  'YAML front matter': '---\ntitle: x\n---\n\n# Text\n',
  'TOML front matter': '+++\ntitle = "x"\n+++\nText\n',
  'front matter only at the start': 'Text\n\n---\ntitle: x\n---\n',
  'CRLF lines': '# A\r\n\r\nb *c*\r\nd\r\n\r\n- e\r\n- f\r\n\r\n```\r\ng\r\n```\r\n',
  'CR lines': '# A\r\rb *c*\rd\r\r> e\rf\r',
  tabs: '-\ta\n\n\tb\n\n-\t\tcode\n\n1.\tc\n>\td\n',
  emoji: 'A 😀 **👩‍👩‍👧** and *é̂* ends.\n\n> 🇩🇪 flag\n',
  'right-to-left': '# שלום\n\nزورونا على **مدونتنا** [هنا](http://a.example).\n',
  'full-width punctuation': '**「强调」**文字，*“x”*文\n',
  'mixed nesting': '> 1. a\n>    - b\n>\n>      c\n> 2. d\n>\n>    > e\n\n- > f\n  > g\n  - h\n',
  'indented code before a list': '    code\n\n  3. text\n',
}

export const mdxFixtures: Readonly<Record<string, string>> = {
  'imports and exports':
    'import A from "a"\nexport const b = {\n\n  c: 1,\n}\n\n# Text\n\nimportant words\n',
  'flow elements':
    '<Card title="x" n={1}>\n\nText *inside*.\n\n</Card>\n\n<Self closing />\n\nAfter.\n',
  'text elements': 'A <b>bold</b> and <Badge text={"}"} /> word.\n\n<i>alone</i>\n',
  'flow expressions': '{/* comment */}\n\n{[1, 2].map((n) => <li key={n}>{n}</li>)}\n\nText\n',
  'text expressions': `Hello {user.name} and {\`a \${"}"} b\`}, {/* no */} end.\n`,
  'no indented code': '    indented text\n\n\tand *tab*\n',
  'elements in lists': '- a <b>c</b>\n\n  <Note>\n\n  inside\n\n  </Note>\n- d\n',
  'braces in strings': '{\'}\'} text {"{"} more\n',
  'multi-line tag': '<Card\n  title="a > b"\n  {...props}\n>\n\nText\n\n</Card>\n',
  fragments: '<>\n\nText\n\n</>\n',
  'front matter': '---\ntitle: x\n---\nimport A from "a"\n\nText\n',
  'markdown inside':
    '# A {1 + 1}\n\n> quoted <b>x</b>\n\n| a | {b} |\n|---|---|\n| c | `{d}` |\n\n```\n{code}\n```\n',
}
