/** The Markdown of a picture, and where the caret goes in it: to the end of its alternative text. */
export interface PictureLink {
  readonly text: string
  /** From the start of the link. */
  readonly caret: number
}

/** A link to a picture beside the draft; `alt` says in words what it shows. */
export function pictureLink(address: string, alt: string): PictureLink {
  const words = alt.replace(/[\\[\]]/g, '\\$&')
  return { text: `![${words}](${encodeAddress(address)})`, caret: 2 + words.length }
}

/** Signs that would end an address, or mean something in one, by their numbers; letters stay readable. */
function encodeAddress(address: string): string {
  return address.replace(/[\s()<>%#?"'\\&*_`[\]]/g, (sign) =>
    /[*_&']/.test(sign)
      ? sign
      : `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
}

/** Words that can be the alternative text of a picture: one line, and not a chapter. */
export function altOfSelection(selected: string): string {
  const words = selected.trim()
  return words.length <= 250 && !words.includes('\n') ? words : ''
}
