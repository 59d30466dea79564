import type { EvidenceItem } from '@content-trust/engine/schema'

type Box = NonNullable<EvidenceItem['box']>

/** An area of an image with its number. */
interface NumberedBox {
  readonly number: number
  readonly box: Box
}

const isSame = (a: Box, b: Box): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height

/** The areas that cues are about, each once, in the order of the cues. */
export function boxesOf(evidence: readonly EvidenceItem[]): NumberedBox[] {
  const boxes: Box[] = []
  for (const { box } of evidence) {
    if (box !== undefined && !boxes.some((known) => isSame(known, box))) boxes.push(box)
  }
  return boxes.map((box, at) => ({ box, number: at + 1 }))
}

/** The number of the area that a cue is about; null for one about the whole image. */
export function numberOf(boxes: readonly NumberedBox[], box: Box | undefined): number | null {
  if (box === undefined) return null
  return boxes.find((known) => isSame(known.box, box))?.number ?? null
}
