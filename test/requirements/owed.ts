/**
 * What is not proved yet, by the part that owes it: a family, or single ids. A part takes its ids
 * out of this list in the commit that proves them.
 */
export const owed: Readonly<Record<string, readonly string[]>> = {}

/** Proved for the engine here; a host that serves the same thing proves it once more. */
export const owedByHosts: Readonly<Record<string, readonly string[]>> = {
  desktop: ['R-EVD-06'],
  pipelines: ['R-EVD-06'],
}
