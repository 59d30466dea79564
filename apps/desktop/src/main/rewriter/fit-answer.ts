/** A model's answer with the white space around it and the line ends that the passage has. */
export function fitAnswer(passage: string, answer: string): string {
  const [lead] = /^\s*/.exec(passage) ?? ['']
  const tail = passage.slice(passage.trimEnd().length)
  const lineEnd = passage.includes('\r\n') ? '\r\n' : '\n'
  return lead + answer.trim().replace(/\r\n?|\n/g, lineEnd) + tail
}
