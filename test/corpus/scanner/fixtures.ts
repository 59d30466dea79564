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
  'fences that close late':
    '````\na\n```\nb\n`````\nText\n\n~~~ x `y`\na\n~~\n~~~~ b\n~~~~~  \t\nText\n',
  'no fences': '``\na\n``\n\n``` a`b\ntext\n\n~~\na\n~~\n',
  'fences with indents': '   ```\n   a\n  b\n    ```\n   ```\nText\n\n    ```\n    code\n\nmore\n',
  'setext underlines':
    'Title\n===  \n\nSub\n-\t\n\nNo\n=== x\n\nTwo\n== =\n\n   Three\n  ---\n\nFour\n    ---\n',
  'list numbers':
    '123456789. nine\n\n1234567890. ten\n\n0. zero\n\n1) one\n\ntext\n1) interrupts\n\ntext\n2. does not\n\ntext\n01. does not\n\n1.no space\n\n1.\n\n+ plus\n\n+\n\nend\n',
  'markers that cannot interrupt':
    'text\n*\nmore\n\ntext\n1.\nmore\n\ntext\n+  \nmore\n\ntext\n* item\n',
  'heading marks':
    '#\ttab\n\n####### seven\n\n## \n\n## a ## b ##  \n\n## c\\##\n\n   ### three\n\n    # four\n\n# #\n\n### d###\n\n#\n\n##e\n',
  'runs of backticks':
    '`` a ` b ``` c `` d\n\n`a`` b ``c` d\n\n``` x `` y ` z `` w ```\n\nunclosed ` a `` b ``` c\n\n`a` ``b `c\n\n``` d `e` `` f\n',
  'breaks and lists':
    '* * *\n\n- - x\n\n***a\n\n_ _ _ _\n\n--\n\n**\n\n- a\n- ***\n- b\n***\nc\n---\n',
  'HTML names':
    '<DIV>\n*a*\n\n</Section >\n*b*\n\n<divx>\n*c*\n\n<pre>a\n\nb</pre>\n*c*\n\n<style>\n\n</style> *x*\n*d*\n\n<textarea\n\n</textarea>\n\n<h1/>\n*f*\n\n<h7>\n*g*\n',
  'HTML declarations':
    '<!DOCTYPE html>\n*a*\n\n<!x\n\n*b*>\n*c*\n\n<!1>\n*d*\n\n<?a\n\n*b*?>*x*\n*c*\n\n<![CDATA[\n\n*a*]]>\n*b*\n\n<![cdata[\n*c*\n',
  'HTML in paragraphs':
    'text\n<div>\n*a*\n</div>\n\ntext\n<b>\n*c*\n\ntext\n<!-- d\n\n*e* -->\n*f*\n\ntext\n</p>\n',
  'HTML tags of one line':
    '<a href="x">\n*a*\n\n<a href="x"> b\n*c*\n\n</b >\n*d*\n\n<a b=c d=\'e\' f>\n*g*\n\n<a b="\n*h*\n\n<a/>\n*i*\n\n<a b=>\n*j*\n\n<1>\n*k*\n',
  'inline tags':
    'A <a b="c>" d=\'e\' f=g h/> *i* </j  > <k\nl="m"> <n o = p> <q"r"> <s =t> < u> </ v> <w:x> <y-z> <a b c:d _e.f-g> end\n',
  'inline comments': 'A <!-- *b* --> c <!--> d <!---> e <!-- f -- g --> h <!-- i\n',
  'inline instructions':
    'A <?b *c*?> d <?e *f* g <!H *i*> j <!k l *m* n <![CDATA[*o*]]> p <![CDATA[ *q* r\n',
  'link destinations':
    '[a](<b c>) [d](<e\nf>) [g](<h\\>i>) [j](<k) [l](m\\)n) [o](p(q(r)s)t) [u](v(w) [x]( y ) [z](\na\n) [b](<c>d) [e](f g)\n',
  'link titles':
    '[a](b "c") [d](e \'f\') [g](h (i)) [j](k "l" m) [n](o "p\\"q") [r](s (t(u))) [v](w\n"x\ny") [z](a"b") [c](d "e\n\nf")\n',
  'link brackets':
    '[a]] [[b](c) [d [e] f](g) [h\\]i](j) [k`]`](l) [m](n)[o](p) ![q](r)![s](t) [u] (v) [](w) ![](x) [!y](z)\n',
  'reference definitions':
    '[a]: <b> "c"\n[d]:\n  e\n  \'f\'\n[g]: h (i)\n[j]: k "l" m\n[n]: o\n"p\nq"\n[r]:\n\n[a] [d] [g] [j] [n] [r] [A] [ a ] [a][] [a] [] [x][a] [d][x]\n',
  'definitions given twice': '[a]: b\n[A]: c\n\n[a]: d\n[e]: f\n[E]: g\ntext [a] [e]\n',
  'no check boxes': '- (x] a\n- [x) b\n- [x]\n\n[x] c\n\n> [x] d\n\n- e\n  [x] f\n',
  'no definitions':
    'text\n[a]: b\n\n[c] : d\n\n[]: e\n\n[ ]: f\n\n[g\\]: h\n\n    [i]: j\n\n[k]: <l\n\n[a] [c] [g] [i] [k]\n',
  'definitions in containers':
    '> [a]: b\n> text [a]\n\n- [c]: d\n\n  [c]\n\n[e]: f\n# Heading [e]\n[g]: h\n***\n[g]\n',
  'footnote labels':
    'A[^a] b[^b c] d[^] e[^\\]] f[^G] ![^a] [^a](x)\n\n[^a]: One\n\n[^g]:\n    Two\n\n[^h]: Three\nlazy\n\n[^h] end\n',
  'strong and weak emphasis':
    '*a**b**c* **a*b*c** ***a** b* ***a* b** **a *b* c** *a **b** c* ****a**** _a__b__c_ __a_b_c__ *a *b* c* **a **b** c**\n',
  'flanks of emphasis':
    'a * b* * c * a*"b"*c _"d"_ e_"f"_ *(g*) *(h)* **i**j k**l** _m_n o_p_ __q__r (_s_) *t\nu* * v*\n',
  'emphasis by threes':
    '*a**b* **a*b** ***a*** ****a*** *a***b*** **a***b* a***b***c *****a***** __a___b_ *a****b**\n',
  'emphasis across links':
    '*[a*](b) [*c](d)* *e [f](g) h* **`i**` <j k="*">*l *m <n> o* _[p](q_r)_\n',
  'strikethrough runs': '~a~ ~~b~~ ~~~c~~~ ~d~~ ~~e~ f~g~h ~~i\nj~~ ~ k~ ~~ l ~~\n',
  'angle addresses':
    '<http://a.b> <a:b> <ab:c> <a+b.c-d:e f> <ftp://g h> <h1:> <mailto:a@b.c> <a@b> <a@b-c.d> <a@-b.c> <a.b+c@d.e> <@a.b> <a@b.c d> <x:y<z> <1a:b>\n',
  'bare addresses':
    'http://a.b https://c.d/e?f=g&h#i. www.j.k, www.l (http://m.n/o) http://p.q/r) "http://s.t" http://u_v.w http://x.y_z http://a.b/c_d* ahttp://e.f xwww.g.h http:// HTTP://I.J WWW.K.L http://m.n~~o~~\n',
  'ends of bare addresses':
    'http://a.b/c?d! http://a.b/c:; http://a.b/(c) http://a.b/(c)) http://a.b/&amp; http://a.b/&x;y http://a.b<c http://a.b/c\'d http://a.b/c"d www.a.b/c_ *www.d.e* _www.f.g_ [www.h.i] http://a.b/c] end\n',
  'mail addresses':
    'a@b.c a.b-c_d+e@f-g.h_i j@k.l- m@n.o_ p@q @r.s t@@u.v w@x.y. mailto:z@a.b xmpp:c@d.e/f g@h.i/j (k@l.m) n@o.p1 q@r.2 é@s.t\n',
  'table rows':
    '| a | b |\n|:--|--:|\n| c |\n| d | e | f |\n|\n| `|` | \\| |\n  | g | h |\n> quote\n\n| i |\n| - |\n\n| j |\n|:-:|\n| k |\n- l\n',
  'no delimiter rows':
    '| a | b |\n| - | - | - |\n\n| c |\n| -- : |\n\n| d |\n| : |\n\nd\n- -\n\n| e |\n| - | x |\n\nf | g\n-- --\n\nh\n:-\n\ni\n-:\n\n|j|k|\n|-\n',
  'table cells':
    'a|b\n:-|-:\n*c*|[d](e)\n\\|f|g\n|h|\n| i\nj |\n||\n| `k` | ![l](m) |\n\nn|o\n-|-\np|q|\n',
  'tables in containers':
    '> a | b\n> - | -\n> c | d\nlazy | e\n\n1. | f |\n   | - |\n   | g |\n\n   h\n\n- i | j\n- - | -\n',
  'items and their indents':
    '-  two\n\n   in\n\n  out\n\n-     code\n\n- a\n\n b\n\n 1. c\n\n    d\n\n   e\n\n10. f\n\n    g\n\n   h\n',
  'items that start blank': '-\n  a\n\n-\n\n  b\n\n*\n      code\n\n1.\n   c\n\n1.\n  d\n',
  'items of many kinds': '- a\n+ b\n* c\n1. d\n1) e\n2) f\n- g\n\n\n- h\n\n  i\n- j\n',
  'lazy lines':
    '> a\nb\n> c\n\n> - d\ne\n\n- > f\ng\n\n> # h\ni\n\n> ```\nj\n\n> k\n---\n\n> l\n- m\n\n>     n\n    o\n',
  'quotes without space': '>a\n>>b\n> >c\n   > d\n    > e\n\n>\n> f\n>\n\n>\tg\n>\t\th\n',
  'tabs in blocks':
    '\ta\n\n - b\n\n\tc\n\n1.\td\n\n\t e\n\n>\t\tf\n\n#\tg\t#\n\n-\t\th\n\n*\t*\t*\n',
  'references to characters': '&amp; &#38; &#x26; &#X26; &copy;\n',
  'escaped marks':
    '\\! \\" \\# \\$ \\% \\& \\\' \\( \\) \\* \\+ \\, \\- \\. \\/ \\: \\; \\< \\= \\> \\? \\@ \\[ \\\\ \\] \\^ \\_ \\` \\{ \\| \\} \\~ \\a \\1 \\  end\\\n',
  'hard line ends': 'a  \nb\\\nc \nd   \n  e\n\nf\\\n\n# g  \n\n# h\\\n',
  'images of all kinds':
    '![a b c](d) ![o][p] ![p][] ![p] ![q](<r s> "t") !\\[x](y) \\![z](a)\n\n[p]: q\n',
  'front matter that is long': '---\na: b\n\n- c\n---\n\nText\n\n---\n\nd\n',
  'front matter with spaces': '---  \na: b\n---\t\nText\n',
  'no front matter': ' ---\na: b\n---\n\nText\n',
  'nearly front matter': '----\na: b\n----\nText\n',
  'code and blank lines': '    a\n\n\n    b\n  \n      \n    c\n\nd\n    e\n\n\t\tf\n',
  'check boxes':
    '- [ ] a\n- [x]b\n- [X] c\n- [ ]\n- [] d\n- [  ] e\n1. [ ] g\n> [ ] h\n\n- a\n\n  [ ] i\n- \\[x] j\n- [x] [x] k\n',
  'CRLF in all blocks':
    '---\r\na: b\r\n---\r\n> c\r\n> d\r\n\r\n| e |\r\n|---|\r\n| f |\r\n\r\n<div>\r\n*g*\r\n\r\n[h]: i\r\n"j"\r\n\r\n[h](k\r\n"l") m  \r\nn\r\n\r\n    o\r\n\r\nP\r\n===\r\n',
  'CR in all blocks':
    '> c\r> d\r\r| e |\r|---|\r| f |\r\r<div>\r*g*\r\r```\rh\r```\ri\r\rP\r===\r\r- q\r- r\r',
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
  'several comments':
    '{/* a */}\n\nText {/* b */} and {/* c */}.\n\n<A>{/* d */}</A>\n\n<B />{/* e */}\n',
  'tags over lines': 'A <b\n  c="d"\n  e={f}\n/> g.\n\n<H\n  i=\'>\'\n  {...j}>\n  k\n</H>\n',
  'strings and templates': `A {"}"} b {'}'} c {\`}\${\`}\`}\`} d {/* } */ 1} e {{f: "}"}.f} g.\n`,
  'line comments': 'A {1 // }\n} b.\n\n{\n  // } c\n  2\n}\n\nd\n',
  'names of elements': '<a.b.c/>\n\n<d:e f:g="h"/>\n\n<_i/>\n\n<$j/>\n\nk <l-m/> n <é/> o\n',
  'fragments in text': 'a <>b</> c\n\n<></>\n',
  'expressions in lines': '{a}\n\n{b} <C/>\n\n<D/> {e}\n\n{f} g\n\n{\n  h\n}\n',
  modules:
    'import a from "b"\nimport {c} from \'d\'\n\nexport const e = `\n\n1`\n\nexport function f() {\n  // }\n\n  /* } */\n  return "}"\n}\n\nText\n\n  import not\n',
  'no HTML': 'a <b>c</b>\n\n<div>*d*</div>\n\n<pre>\n*e*\n</pre>\n',
  'JSX in containers': '> <A>\n>\n> b *c*\n>\n> </A>\n\n1. <D/>\n2. e\n\n   {/* f */}\n',
}
