/** “a” or “an” as English spelling suggests for the word behind it. */
export function indefiniteArticle(word: string): 'a' | 'an' {
  return /^(?:[aio]|e(?!u)|u(?!ni|se|su|ti)|hour|honest|honou?r)/i.test(word) &&
    !/^one\b/i.test(word)
    ? 'an'
    : 'a'
}

/** The text with a capital where the text that it replaces had one. */
export function capitalizeLike(model: string, text: string): string {
  const first = model.charAt(0)
  return first === first.toLowerCase() ? text : text.charAt(0).toUpperCase() + text.slice(1)
}
