import type { ValueName } from './value-name.ts'

/** Markup, lists and headings of one kind. */
export const layout: readonly ValueName[] = [
  [
    'markup',
    'italic',
    'italic, italics, italic text, italic type, italicised text, italicized text, italicised words, italicized words, words in italics, text in italics, slanted text, italic formatting',
  ],
  [
    'markup',
    'underline',
    'underlining, underlined text, underlined words, text that is underlined, underscored text',
  ],
  [
    'markup',
    'strikethrough',
    'strikethrough, strikethroughs, strikethrough text, struck through text, crossed out text, struck out text, strikeout',
  ],
  ['markup', 'list', 'bulleted lists, bullet point lists, unordered lists'],
  [
    'markup',
    'numbered-list',
    'numbered list, numbered lists, ordered list, ordered lists, lists with numbers',
  ],
  [
    'markup',
    'nested-list',
    'nested list, nested lists, nested bullets, nested bullet points, nested bullet lists, sublist, sublists, sub lists, sub bullets, lists within lists, lists in lists, lists inside lists, bullets within bullets, multi level lists, multilevel lists, second level bullets, list nesting, indented lists, indented bullets',
  ],
  ['markup', 'table', 'tables, table, data tables, tabular data'],
  [
    'markup',
    'block-quote',
    'blockquote, blockquotes, block quotation, block quotations, quote blocks',
  ],
  ['markup', 'image', 'embedded images, inline images, embedded pictures'],
  ['markup', 'footnote', 'endnote, endnotes, footnote markers, foot notes'],
  [
    'markup',
    'code-block',
    'code block, code blocks, code fence, code fences, fenced code, fenced code blocks, blocks of code',
  ],
  [
    'markup',
    'inline-code',
    'inline code, code in text, code font, code formatting, code in running text, monospace, monospaced text, backticks, code spans',
  ],
  [
    'markup',
    'rule',
    'horizontal rule, horizontal rules, horizontal line, horizontal lines, divider, dividers, separator lines, dividing lines, divider lines, thematic breaks',
  ],
  [
    'markup',
    'html',
    'html, raw html, html tag, html tags, inline html, html markup, html code, embedded html, html elements, tags of html',
  ],
  [
    'list-item-form',
    'semicolon',
    'semicolons at the end of bullet points, semicolons at the end of bullets, semicolons at the end of list items, semicolons after bullet points, semicolons after bullets, semicolons after list items, bullets that end in a semicolon, bullet points that end in a semicolon, bullets ending in a semicolon',
  ],
  [
    'list-item-form',
    'comma',
    'commas at the end of bullet points, commas at the end of bullets, commas at the end of list items, commas after bullet points, bullets that end in a comma, bullet points that end in a comma',
  ],
  [
    'list-item-form',
    'no-stop',
    'bullet points without a full stop, bullets without a full stop, list items without a full stop, bullet points without full stops, bullets without full stops, list items without full stops, bullet points without a period, list items without a period, list items without periods, bullets without periods, missing full stops in lists',
  ],
  [
    'list-item-form',
    'capital',
    'bullet points that start with a capital, bullets that start with a capital, list items that start with a capital, bullet points that start with a capital letter, bullets that start with a capital letter, list items that start with a capital letter, capital letters at the start of bullet points, capital letters at the start of bullets, capitalised bullet points, capitalised bullets, capitalized bullets, capitalized list items',
  ],
  [
    'list-item-form',
    'small',
    'bullet points that start in lower case, bullets that start in lower case, list items that start in lower case, bullet points that start with a lowercase letter, bullets that start with a lowercase letter, list items that start with a lowercase letter, bullets without a capital letter, list items without a capital letter, lowercase bullets, lower case bullet points',
  ],
  [
    'heading-outline',
    'extra-title',
    'more than one h1, multiple h1s, multiple h1 headings, several h1s, second h1, a second h1, two h1s, extra h1s, additional h1s, more than one top level heading, more than one level one heading, more than one level 1 heading, multiple top level headings, two top level headings, more than one title heading, more than one main heading, multiple main headings, second top level heading',
  ],
  [
    'heading-outline',
    'stacked',
    'stacked headings, stacked heading, consecutive headings, headings in a row, headings one after another, headings directly after another heading, headings directly below another heading, headings without text between them, headings without text in between, headings with no text between them, headings with nothing between them, headings without text below them, empty sections, empty section, sections without text, sections without content, back to back headings, adjacent headings',
  ],
  [
    'heading-outline',
    'repeated',
    'repeated headings, repeated heading, duplicate heading, duplicate headings, duplicated headings, identical headings, headings with the same text, headings with the same wording, headings with the same name, headings that repeat, same heading twice, the same heading twice',
  ],
  [
    'heading-outline',
    'numbered',
    'numbered heading, numbered headings, numbers before headings, headings with numbers, heading numbers, numbered section headings, numbered titles, headings that start with a number, headings that begin with a number, numbering of headings, numbering in headings, section numbers in headings',
  ],
  [
    'step-without-verb',
    'any',
    'list items without a verb, list items that do not start with a verb, list items that do not begin with a verb, list items that do not start with an imperative, bullets that do not start with a verb, bullet points that do not start with a verb, bullets without a verb, bullet points without a verb, items that do not start with a verb',
  ],
  [
    'opening-gerund',
    'items',
    'gerunds in list items, list items that start with a gerund, bullets that start with a gerund, bullet points that start with a gerund, gerunds in bullets, gerunds in bullet points, gerunds at the start of bullets, gerunds at the start of list items',
  ],
  [
    'unintroduced-part',
    'list',
    'unintroduced lists, unintroduced list, lists without an introduction, lists without an introductory sentence, lists without a lead in, lists without a sentence before them, lists without a sentence above them, lists straight after a heading, lists directly after a heading, lists right after a heading, lists immediately after a heading, lists that follow a heading, lists that nothing introduces',
  ],
  [
    'unintroduced-part',
    'image',
    'unintroduced images, unintroduced image, images without an introduction, images without a sentence before them, images without a sentence above them, images straight after a heading, images directly after a heading, images right after a heading, images that nothing introduces',
  ],
]
