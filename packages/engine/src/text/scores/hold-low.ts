/** Risks up to this are left as they are. */
const CALM = 0.3
/** What the highest risk becomes. */
const MOST = 0.39

/** Keeps a risk that nobody may act on below medium, in the same order. */
export function holdLow(risk: number): number {
  return risk <= CALM ? risk : CALM + ((risk - CALM) / (1 - CALM)) * (MOST - CALM)
}
