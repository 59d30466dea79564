import { applyNth } from '../card/fixes.ts'
import { card, closeCard, marksAt, marksOfCard, openCardAtCaret } from '../editor/card.ts'
import { goToMark } from '../editor/go-to-mark.ts'
import { dismissed, ignoreFinding, ignoreRule, undoIgnore } from '../findings/ignore.ts'
import { openRulePage } from '../findings/rule-page-store.ts'
import { commandTitles as titles } from '../language/command-messages.ts'
import { spellingMessages } from '../language/spelling-messages.ts'
import { scoreNow } from '../scores/score-when-changed.ts'
import { openQuickFix } from '../spelling/quick-fix-store.ts'
import { analyses, analysisOf } from '../state/analyses.ts'
import { drafts } from '../state/drafts.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { editorView } from '../state/shown-editor.ts'
import type { Command } from './command.ts'

const isEditing = (): boolean => editorView() !== null
const isCardOpen = (): boolean => card.get() !== null

/** Does something with the finding of the open card that the focus is in, else with its first. */
function withFinding(run: (id: string, index: number) => unknown): () => void {
  return () => {
    const open = card.get()
    if (open === null) return
    const focused = document.activeElement?.closest('[data-finding]')?.getAttribute('data-finding')
    const index = focused === null || focused === undefined ? open.findings[0] : Number(focused)
    if (index !== undefined) run(open.draft, index)
  }
}

/** Opens what there is at the caret: a problem of spelling first, with the way to a finding about the same words. */
function explainAtCaret(): void {
  const view = editorView()
  if (view === null) return
  const hasFinding = marksAt(view.state, view.state.selection.main.from).length > 0
  const more = hasFinding
    ? [{ title: spellingMessages.explainFinding, startsGroup: true, run: openCardAtCaret }]
    : []
  if (!openQuickFix(more)) openCardAtCaret()
}

const findingOf = (id: string, index: number) => analysisOf(analyses.get(), id).findings[index]

const applyCommands = [1, 2, 3].map(
  (nth): Command => ({
    id: `findings.apply-${nth}`,
    title: titles.applyNth(nth),
    menu: 'findings',
    keys: `Alt+${nth}`,
    startsGroup: nth === 1,
    when: isCardOpen,
    run: () => applyNth(nth - 1),
  }),
)

export const findingCommands: readonly Command[] = [
  {
    id: 'findings.next',
    title: titles['findings.next'],
    menu: 'findings',
    keys: 'F8',
    when: isEditing,
    run: () => goToMark(1),
  },
  {
    id: 'findings.previous',
    title: titles['findings.previous'],
    menu: 'findings',
    keys: 'Shift+F8',
    when: isEditing,
    run: () => goToMark(-1),
  },
  {
    id: 'findings.explain',
    title: titles['findings.explain'],
    menu: 'findings',
    keys: 'CmdOrCtrl+.',
    when: isEditing,
    run: explainAtCaret,
  },
  ...applyCommands,
  {
    id: 'findings.ignore',
    title: titles['findings.ignore'],
    menu: 'findings',
    keys: 'Alt+I',
    startsGroup: true,
    when: isCardOpen,
    run: withFinding((id, index) => {
      const open = card.get()
      const finding = findingOf(id, index)
      const mark = open === null ? undefined : marksOfCard(open).find((m) => m.finding === index)
      closeCard()
      editorView()?.focus()
      if (finding !== undefined && mark !== undefined) void ignoreFinding(id, finding, mark)
    }),
  },
  {
    id: 'findings.ignore-rule',
    title: titles['findings.ignore-rule'],
    menu: 'findings',
    keys: 'Alt+Shift+I',
    when: isCardOpen,
    run: withFinding((id, index) => {
      const finding = findingOf(id, index)
      closeCard()
      editorView()?.focus()
      if (finding !== undefined) void ignoreRule(finding.rule)
    }),
  },
  {
    id: 'findings.rule',
    title: titles['findings.rule'],
    menu: 'findings',
    keys: 'Alt+R',
    when: isCardOpen,
    run: withFinding((id, index) => {
      const finding = findingOf(id, index)
      if (finding !== undefined) openRulePage(finding.rule)
    }),
  },
  {
    id: 'findings.undo-ignore',
    title: titles['findings.undo-ignore'],
    menu: 'findings',
    keys: 'CmdOrCtrl+Alt+Z',
    when: () => dismissed.get().length > 0,
    run: undoIgnore,
  },
  {
    id: 'findings.score',
    title: titles['findings.score'],
    menu: 'findings',
    keys: 'F9',
    startsGroup: true,
    when: isEditing,
    run: () => {
      const { activeId } = drafts.get()
      if (activeId !== null) void scoreNow(activeId)
    },
  },
  {
    id: 'findings.live',
    title: titles['findings.live'],
    menu: 'findings',
    isOn: () => settings.get().scoring === 'live',
    run: () => changeSettings({ scoring: settings.get().scoring === 'live' ? 'manual' : 'live' }),
  },
]
