import type { PullReport, ReportedDraft, ReportedImage } from '../report/pull-report.ts'

type Failed = Pick<ReportedDraft | ReportedImage, 'gate_failed' | 'failed_by'>

/** `fails the gate`, and by which rules where findings alone fail it; '' for what passed. */
export function gateCell({ gate_failed, failed_by = [] }: Failed): string {
  if (!gate_failed) return ''
  return failed_by.length === 0
    ? '**fails the gate**'
    : `**fails the gate** by ${failed_by.map(code).join(', ')}`
}

/** The inputs that ask for a gate, as a workflow has them, in code; '' without one. */
export function gateName({
  fail_on,
  fail_on_rules = [],
  fail_on_sources = [],
}: PullReport): string {
  const inputs = [
    ...(fail_on === 'none' ? [] : [`fail-on: ${plain(fail_on)}`]),
    ...(fail_on_rules.length === 0
      ? []
      : [`fail-on-rules: ${fail_on_rules.map(plain).join(', ')}`]),
    ...(fail_on_sources.length === 0 ? [] : [`fail-on-sources: ${fail_on_sources.join(', ')}`]),
  ]
  return inputs.map((input) => `\`${input}\``).join(', ')
}

/** A rule as code; a report may come from a fork. */
export function code(name: string): string {
  return `\`${plain(name)}\``
}

/** A name without anything that could end code. */
function plain(name: string): string {
  return name.replaceAll(/[^\w-]/g, '')
}
