import type { PullReport, ReportedDraft, ReportedImage } from '../report/pull-report.ts'

type Failed = Pick<ReportedDraft | ReportedImage, 'gate_failed' | 'failed_by'>

/** `fails the gate`, and by which rules where findings alone fail it; '' for what passed. */
export function gateCell({ gate_failed, failed_by = [] }: Failed): string {
  if (!gate_failed) return ''
  return failed_by.length === 0
    ? '**fails the gate**'
    : `**fails the gate** by ${failed_by.map(code).join(', ')}`
}

/** The gate that inputs ask for, in code; '' without one. */
export function gateName({ fail_on, fail_on_rules = [] }: PullReport): string {
  return [...(fail_on === 'none' ? [] : [fail_on]), ...fail_on_rules].map(code).join(', ')
}

/** A rule as code; a report may come from a fork. */
export function code(name: string): string {
  return `\`${name.replaceAll(/[^\w-]/g, '')}\``
}
