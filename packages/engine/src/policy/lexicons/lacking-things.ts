import { phrasesOf } from './phrases-of.ts'

/** Things that lack something: a detector of its own finds them. */
export interface LackingThings {
  /** What has the need, in the singular, parted by commas. */
  readonly things: string
  /** What it needs, in the singular, parted by commas. */
  readonly needs: string
  readonly detector: string
}

export const lackingThings: readonly LackingThings[] = [
  {
    things:
      'image, photo, photograph, picture, illustration, graphic, artwork, screenshot, press photo, stock photo',
    needs:
      'credit, photo credit, picture credit, image credit, credit line, photographer credit, photographer, name of the photographer, name of its photographer, photographer name, name of the artist, name of the illustrator, copyright notice, copyright line, attribution',
    detector: 'uncredited-image',
  },
]

/** The detector of what lacks something; undefined where there is none. */
export function lackingDetector(thing: string, need: string): string | undefined {
  return lackingThings.find(
    ({ things, needs }) => phrasesOf(things).includes(thing) && phrasesOf(needs).includes(need),
  )?.detector
}
