import type { PolicyTarget } from '../../form/clause-form.ts'

/** A way in which something can be written. */
export interface StyleForm {
  /** What policies call it, in lower case and parted by commas. */
  readonly names: string
  /** Names that other things have too: they count only beside the subject or an example. */
  readonly vague?: string
  /** Which examples are written so. */
  readonly is?: RegExp
  /** It counts only where `beside` of the family is named. */
  readonly isBeside?: boolean
  /** What finds it in a draft; empty where nothing has to. */
  readonly found: readonly PolicyTarget[]
}

/** What a house has a style for, such as dates, with the forms in which they may be written. */
export interface StyleFamily {
  /** A way of asking for it, for those whose way is not understood. */
  readonly saying: string
  /** What policies call the things, parted by commas. */
  readonly subjects: string
  /** What some of its forms are said of: the ends of headings. */
  readonly beside?: string
  /** What an example looks like; held against the policy as it is written. */
  readonly example?: RegExp
  /** Forms of which a thing has one, the one that says least of itself first; one list for each way in which they differ. */
  readonly choices: readonly (readonly StyleForm[])[]
  /** Its examples are words that may stand for anything: they tell not what is spoken of. */
  readonly isCommon?: boolean
  /** It matters of which numbers something is said: “below ten”. */
  readonly hasBounds?: boolean
}

/** A form of a family that its `names` and `is` tell, and that a detector finds by a value. */
export function form(
  names: string,
  found: readonly PolicyTarget[],
  more: Pick<StyleForm, 'vague' | 'is' | 'isBeside'> = {},
): StyleForm {
  return { names, found, ...more }
}

/** What a detector finds, told a value. */
export function detected(name: string, value?: string | number): readonly PolicyTarget[] {
  return [{ kind: 'detector', name, ...(value === undefined ? {} : { value }) }]
}

/** One phrase after the other. */
export function phrases(list: string): readonly PolicyTarget[] {
  return list.split(', ').map((words) => ({ kind: 'phrase', words }))
}
