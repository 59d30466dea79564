import { history, historyKeymap, standardKeymap } from '@codemirror/commands'
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, highlightSpecialChars, keymap } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { marksExtension } from '../marks/marks.ts'
import { openCard } from './card.ts'
import { cardOnHover } from './card-hover.ts'
import { describeMark } from './go-to-mark.ts'
import { markGutter } from './mark-gutter.ts'
import { problemLines } from './problem-lines.ts'

const markdownStyle = HighlightStyle.define([
  { tag: tags.heading1, class: 'md-heading is-first' },
  { tag: tags.heading, class: 'md-heading' },
  { tag: tags.strong, class: 'md-strong' },
  { tag: tags.emphasis, class: 'md-emphasis' },
  { tag: tags.strikethrough, class: 'md-struck' },
  { tag: tags.monospace, class: 'md-code' },
  { tag: tags.link, class: 'md-link' },
  { tag: tags.url, class: 'md-faint' },
  { tag: tags.quote, class: 'md-quote' },
  { tag: tags.processingInstruction, class: 'md-faint' },
  { tag: tags.contentSeparator, class: 'md-faint' },
  { tag: tags.comment, class: 'md-faint' },
])

/** The nonce under which the page's policy lets the editor make its style element. */
function styleNonce(): string {
  return document.querySelector('meta[name="style-nonce"]')?.getAttribute('content') ?? ''
}

/** What every draft is edited with. */
export function draftExtensions(name: string, readOnly: boolean): Extension[] {
  return [
    EditorView.cspNonce.of(styleNonce()),
    // Only `\n` ends a line: other ends stay where they are, for the bytes on the disk.
    EditorState.lineSeparator.of('\n'),
    EditorState.readOnly.of(readOnly),
    history(),
    drawSelection(),
    highlightSpecialChars(),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      'aria-label': `Draft ${name}`,
      spellcheck: 'true',
      tabindex: '0',
    }),
    markdown({ base: markdownLanguage, addKeymap: true }),
    syntaxHighlighting(markdownStyle),
    marksExtension,
    markGutter({
      textOf: (mark) => describeMark(mark) ?? '',
      open: (_view, marks) => openCard(marks, 'key'),
    }),
    problemLines,
    cardOnHover,
    // Each paragraph runs as its own first letters do.
    EditorView.perLineTextDirection.of(true),
    search({ top: true }),
    keymap.of([...searchKeymap, ...standardKeymap, ...historyKeymap]),
  ]
}
