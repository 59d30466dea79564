import type { DraftStatus, ScoredStatus, StatusScore } from './draft-status.ts'

/** What the status bar shows of a draft. */
export interface StatusText {
  readonly text: string
  /** What a screen reader says. */
  readonly label: string
  /** Markdown. */
  readonly tooltip: string
  readonly tone: 'plain' | 'warning' | 'error'
}

const icons: Readonly<Record<NonNullable<ScoredStatus['decision']['action']>, string>> = {
  allow: 'pass',
  revise: 'edit',
  human_review: 'eye',
  reject: 'error',
}

/** A draft as the status bar shows it; undefined: it is being checked. */
export function statusText(status: DraftStatus | undefined): StatusText {
  if (status === undefined) {
    const label = 'Content Trust: checking'
    return { text: '$(loading~spin) Content Trust', label, tooltip: label, tone: 'plain' }
  }
  switch (status.state) {
    case 'ignored': {
      const label = 'Content Trust: this file is ignored'
      return { text: '$(circle-slash) Content Trust', label, tooltip: label, tone: 'plain' }
    }
    case 'not_checked': {
      const label = `Content Trust: not checked, ${status.problem}`
      const tooltip = escapeMarkdown(label)
      return { text: '$(warning) Content Trust', label, tooltip, tone: 'warning' }
    }
    case 'scored':
      return scoredText(status)
    default:
      return status satisfies never
  }
}

function scoredText({ decision, gate_failed, scores, findings }: ScoredStatus): StatusText {
  const icon = decision.action === null ? 'question' : icons[decision.action]
  const found = findings === 1 ? '1 finding' : `${findings} findings`
  return {
    text: `$(${icon}) Content Trust: ${decision.label}`,
    label: `Content Trust: ${decision.text}. ${found}. Press for the scores.`,
    tooltip: [
      `**${escapeMarkdown(decision.text)}**`,
      escapeMarkdown(decision.meaning),
      scores.map(({ label, text }) => `- ${escapeMarkdown(label)}: ${text}`).join('\n'),
      `${found}. Press for what the scores mean.`,
    ].join('\n\n'),
    tone: gate_failed ? 'error' : 'plain',
  }
}

const CELLS = 10

/** A score as a bar of ten cells, beside its figure. */
export function scoreBar({ value, text }: StatusScore): string {
  if (value === null) return text
  const full = Math.round(value * CELLS)
  return `${'█'.repeat(full)}${'░'.repeat(CELLS - full)} ${text}`
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+\-.!|$~]/g, '\\$&')
}
