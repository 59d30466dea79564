/**
 * The address that is asked for what a draft links to, without the fragment and without a user name or password,
 * which are never sent. Null for anything but an absolute address of the web.
 */
export function webAddress(text: string, base?: string): URL | null {
  const url = URL.parse(text, base)
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === '') return null
  url.username = ''
  url.password = ''
  url.hash = ''
  return url
}
