/** Milliseconds after which a transaction begins no further task: those of others wait for its end. */
const budgetMs = 6

/** The time that the tasks of one transaction have. At least one of them is done, however long it takes. */
export function startWorkTime(now = () => performance.now()): { readonly isOver: () => boolean } {
  const end = now() + budgetMs
  return { isOver: () => now() >= end }
}
