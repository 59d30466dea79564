const start = 'Cannot judge: '

/**
 * The sentence that says why a text was not judged, in the engine's own words; undefined where it was. It is one of
 * the limitations, so that every host shows the same.
 */
export function cannotJudge(limitations: readonly string[]): string | undefined {
  return limitations.find((text) => text.startsWith(start))
}
