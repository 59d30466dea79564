import type { Image, Paragraph } from 'mdast'

/**
 * Makes images that Astro knows of the HTML by which a page on GitHub shows one picture in the light and another in the
 * dark; on the site the theme that the reader has chosen decides.
 *
 * @param html a block of HTML.
 * @returns null if the block shows no picture.
 */
export function pictureOf(html: string): Paragraph | null {
  const block = html.trim()
  if (!/^(?:<picture>[\s\S]*<\/picture>|<img\s[^>]*>)$/.test(block)) return null
  const dark = /<source\s[^>]*prefers-color-scheme:\s*dark[^>]*\ssrcset="([^"]+)"/.exec(block)?.[1]
  const light = /<img\s[^>]*src="([^"]+)"/.exec(block)?.[1]
  const alt = /<img\s[^>]*alt="([^"]*)"/.exec(block)?.[1] ?? ''
  if (light === undefined) return null
  return {
    type: 'paragraph',
    children:
      dark === undefined
        ? [image(light, alt)]
        : [image(light, alt, 'only-light'), image(dark, alt, 'only-dark')],
  }
}

function image(url: string, alt: string, className?: string): Image {
  return {
    type: 'image',
    url,
    alt,
    ...(className === undefined ? {} : { data: { hProperties: { className: [className] } } }),
  }
}
