import type { PolicyTarget } from '../form/clause-form.ts'
import { phrasesOf } from './phrases-of.ts'

/** Things that lack something: a detector of its own finds them. */
export interface LackingThings {
  /** What has the need, in the singular, parted by commas. */
  readonly things: string
  /** What it needs, in the singular, parted by commas. */
  readonly needs: string
  readonly detector: string
  readonly value?: string
}

export const lackingThings: readonly LackingThings[] = [
  {
    things:
      'image, photo, photograph, picture, illustration, graphic, artwork, screenshot, press photo, stock photo',
    needs:
      'credit, photo credit, picture credit, image credit, credit line, photographer credit, photographer, name of the photographer, name of its photographer, photographer name, name of the artist, name of the illustrator, copyright notice, copyright line, attribution',
    detector: 'uncredited-image',
  },
  ...['paragraph', 'section'].flatMap((things) => [
    { things, needs: 'link', detector: 'bare-part', value: `${things}-link` },
    {
      things,
      needs: 'source, citation, reference, footnote, cited source, source link',
      detector: 'bare-part',
      value: `${things}-source`,
    },
  ]),
]

/** What finds the things that lack something; undefined where nothing does. */
export function lackingTarget(thing: string, need: string): PolicyTarget | undefined {
  const found = lackingThings.find(
    ({ things, needs }) => phrasesOf(things).includes(thing) && phrasesOf(needs).includes(need),
  )
  if (found === undefined) return undefined
  const { detector: name, value } = found
  return { kind: 'detector', name, ...(value === undefined ? {} : { value }) }
}
