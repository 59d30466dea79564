/** The part of an address that says who is asked. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address
}
