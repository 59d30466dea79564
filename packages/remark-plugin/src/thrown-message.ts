import type { VFileMessage } from 'vfile-message'

/**
 * Readies a message to be thrown. Hosts print an error with all that it holds, Node with its properties and
 * Docusaurus as JSON, and all of it stands in the text already; so the fields stay readable and are not listed.
 */
export function asThrown(message: VFileMessage): VFileMessage {
  message.fatal = true
  const listed = Object.keys(message)
  for (const key of listed) Object.defineProperty(message, key, { enumerable: false })
  Object.defineProperty(message, 'toJSON', { value: () => ({}), enumerable: false })
  return message
}
