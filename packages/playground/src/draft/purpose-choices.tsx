import { capital } from '@content-trust/design'
import { formatLabels, intendedUseLabels } from '@content-trust/engine/report'
import { formatSchema, intendedUseSchema } from '@content-trust/engine/schema'
import type { LinkedDraft } from '../share/draft-link.ts'
import { Choice } from './choice.tsx'

interface PurposeChoicesProps {
  readonly use: LinkedDraft['use']
  readonly format: LinkedDraft['format']
  readonly onChange: (part: Partial<Pick<LinkedDraft, 'use' | 'format'>>) => void
}

/** What a draft is for, and what kind of writing it is. */
export function PurposeChoices({ use, format, onChange }: PurposeChoicesProps) {
  return (
    <>
      <Choice
        id="use"
        label="Intended use"
        value={use}
        options={intendedUseSchema.options.map((value) => [
          value,
          capital(intendedUseLabels[value]),
        ])}
        onChange={(value) => onChange({ use: intendedUseSchema.parse(value) })}
      />
      <Choice
        id="format"
        label="Kind of writing"
        value={format}
        options={formatSchema.options.map((value) => [value, capital(formatLabels[value])])}
        onChange={(value) => onChange({ format: formatSchema.parse(value) })}
      />
    </>
  )
}
