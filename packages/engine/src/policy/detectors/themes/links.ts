import { bareUrl } from '../bare-url.ts'
import type { Detector } from '../detector.ts'
import { linkHost, missingAltText } from '../layout.ts'
import { insecureLink, shortenedLink } from '../link-kinds.ts'
import { vagueLinkText } from '../link-text.ts'
import { bareAltText } from '../links/bare-alt-text.ts'
import { fileLink, imageFile } from '../links/file-links.ts'
import { trackingLink } from '../links/tracking-link.ts'
import { barePart } from '../needed/bare-part.ts'
import { uncreditedImage } from '../needed/uncredited-image.ts'

/** Where links lead, and what images lack. */
export const links: readonly Detector[] = [
  linkHost,
  bareUrl,
  vagueLinkText,
  insecureLink,
  shortenedLink,
  trackingLink,
  fileLink,
  imageFile,
  missingAltText,
  bareAltText,
  uncreditedImage,
  barePart,
]
