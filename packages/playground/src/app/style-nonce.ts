/** The nonce under which the page's policy lets a text editor make its style element. */
export function styleNonce(): string {
  return document.querySelector('meta[name="style-nonce"]')?.getAttribute('content') ?? ''
}
