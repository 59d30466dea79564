import { route } from '../../packages/engine/src/routing/route.ts'
import { intendedUseSchema } from '../../packages/engine/src/schema/index.ts'

const levels = ['low', 'medium', 'high'] as const

/** The routing table: uses of one row together, and the decision at each level of risk. */
export function routingTable(): string {
  const rows = Map.groupBy(intendedUseSchema.options, (use) =>
    levels.map((level) => `\`${route(use, level)}\``).join(' | '),
  )
  return [
    '| `intended_use` | low | medium | high |',
    '| --- | --- | --- | --- |',
    ...[...rows].map(
      ([row, names]) => `| ${names.map((name) => `\`${name}\``).join(', ')} | ${row} |`,
    ),
  ].join('\n')
}
