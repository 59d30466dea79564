const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
    .replaceAll(/[\p{Surrogate}\0]/gu, '\ufffd')
}
