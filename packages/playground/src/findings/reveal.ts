/** Scrolls to an element that is not wholly in the window: at once where the visitor wants less motion. */
export function reveal(element: Element, block: ScrollLogicalPosition = 'start'): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block, behavior: isStill ? 'instant' : 'smooth' })
}
