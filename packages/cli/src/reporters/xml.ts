const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
}

/** Escapes text for an XML attribute or element; characters that XML forbids become U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[\p{Surrogate}\ufffe\uffff]/gu, '\ufffd')
    .replaceAll(/[&<>"'\n\r\t]/g, (character) => entities[character] ?? character)
    .replaceAll(/\p{Cc}/gu, (character) => (character < ' ' ? '\ufffd' : character))
}

/** Writes attributes in order. */
export function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('')
}
