import { history, historyKeymap, standardKeymap } from '@codemirror/commands'
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, highlightSpecialChars, keymap } from '@codemirror/view'
import { marksExtension } from '@content-trust/design/editor-marks'
import { styleNonce } from '@content-trust/playground/style-nonce'
import { tags } from '@lezer/highlight'
import { spellingMarks } from '../spelling/spelling-marks.ts'
import { settings } from '../state/settings.ts'
import { blockLines } from './block-lines.ts'
import { openCard } from './card.ts'
import { cardOnHover } from './card-hover.ts'
import { editorMenu } from './editor-menu.ts'
import { focusLook } from './focus-look.ts'
import { alignTablesOnLeave } from './formatting/align-on-leave.ts'
import { structureKeys } from './formatting/keys.ts'
import { smartPunctuation } from './formatting/smart-punctuation.ts'
import { frontMatterFold } from './front-matter-fold.ts'
import { describeMark } from './go-to-mark.ts'
import { markGutter } from './mark-gutter.ts'
import { problemLines } from './problem-lines.ts'
import { solvedFlash } from './solved-flash.ts'

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

/** What every draft is edited with; `name` gives what the draft is called now. */
export function draftExtensions(name: () => string): Extension[] {
  return [
    EditorView.cspNonce.of(styleNonce()),
    // Only `\n` ends a line: other ends stay where they are, for the bytes on the disk.
    EditorState.lineSeparator.of('\n'),
    history(),
    drawSelection(),
    highlightSpecialChars(),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of(() => ({
      'aria-label': `Draft ${name()}`,
      // Two checkers would disagree.
      spellcheck: 'false',
      tabindex: '0',
    })),
    markdown({ base: markdownLanguage, addKeymap: false }),
    structureKeys,
    alignTablesOnLeave,
    smartPunctuation(() => settings.get().smartPunctuation),
    editorMenu,
    syntaxHighlighting(markdownStyle),
    blockLines,
    frontMatterFold,
    focusLook,
    marksExtension,
    solvedFlash,
    spellingMarks,
    markGutter({
      textOf: (mark) => describeMark(mark) ?? '',
      open: (_view, marks) => openCard(marks, 'key'),
    }),
    problemLines,
    cardOnHover,
    // Each paragraph runs as its own first letters do.
    EditorView.perLineTextDirection.of(true),
    keymap.of([...standardKeymap, ...historyKeymap]),
  ]
}
