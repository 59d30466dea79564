import { randomBytes } from 'node:crypto'

/**
 * The nonce under which the text field of the playground makes its style element; another one for each build. It lets
 * styles through and no script.
 */
export const styleNonce = randomBytes(12).toString('base64url')
