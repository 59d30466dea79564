import type { ResultColumns } from '../rows/columns.ts'
import { type Expression, parseFilter } from './parse-filter.ts'

/** Whether a row passes a filter. */
export type Filter = (columns: ResultColumns) => boolean

/** Makes a function of a filter; throws a `FilterProblem` when it cannot be read. */
export function compileFilter(filter: string): Filter {
  return compile(parseFilter(filter))
}

function compile(expression: Expression): Filter {
  switch (expression.kind) {
    case 'and':
    case 'or': {
      const left = compile(expression.left)
      const right = compile(expression.right)
      return expression.kind === 'and'
        ? (columns) => left(columns) && right(columns)
        : (columns) => left(columns) || right(columns)
    }
    case 'not': {
      const inner = compile(expression.of)
      return (columns) => !inner(columns)
    }
    case 'in': {
      const values = new Set(expression.values)
      const { column } = expression.field
      return (columns) => values.has(columns[column])
    }
    case 'compare':
      return compare(expression)
    default:
      return expression satisfies never
  }
}

function compare({ field, comparison, value }: Expression & { kind: 'compare' }): Filter {
  const { column } = field
  switch (comparison) {
    case '==':
      return (columns) => columns[column] === value
    case '!=':
      return (columns) => columns[column] !== value
    case '<':
      return (columns) => columns[column] < value
    case '<=':
      return (columns) => columns[column] <= value
    case '>':
      return (columns) => columns[column] > value
    case '>=':
      return (columns) => columns[column] >= value
    default:
      return comparison satisfies never
  }
}
