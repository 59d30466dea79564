/** A word of a command, unquoted, by the offsets that it has in the code. */
export interface ShellWord {
  readonly text: string
  readonly start: number
  readonly end: number
}

const prompt =
  /^\s*(?:(?:\([\w.-]+\)\s*)?(?:[\w.-]{1,40}@[\w.~:/-]{1,80}[$%#]|[\w.~:/-]{0,40}[$%❯>])\s+|PS [^>\n]{0,80}>\s*|RUN\s+|-?\s*run:\s*\|?\s*)/
const part =
  /\\\r?\n|&&|\|\||[;|\n]|(?<=^|\s)#[^\n]*|(?:"[^"\n]*"|'[^'\n]*'|[^\s;|&"'\\]|\\(?!\r?\n)|&(?!&))+/g

/** The commands of a shell session, each as its words; comments, prompts and variables before it are left out. */
export function shellCommands(code: string): ShellWord[][] {
  const commands: ShellWord[][] = []
  let words: ShellWord[] = []
  const close = () => {
    if (words.length > 0) commands.push(words)
    words = []
  }
  for (const { index, 0: written } of withoutPrompts(code).matchAll(part)) {
    if (/^(?:&&|\|\||[;|\n])$/.test(written)) close()
    else if (!written.startsWith('#') && !/^\\\r?\n$/.test(written)) {
      words.push(unquoted(written, index))
    }
  }
  close()
  return commands.map(withoutPreparation).filter((command) => command.length > 0)
}

/** Prompts become spaces, so that offsets stay. */
function withoutPrompts(code: string): string {
  return code
    .split('\n')
    .map((line) => {
      const [mark = ''] = prompt.exec(line) ?? []
      return ' '.repeat(mark.length) + line.slice(mark.length)
    })
    .join('\n')
}

function unquoted(written: string, start: number): ShellWord {
  const isQuoted = /^(?:"[^"]*"|'[^']*')$/.test(written)
  return isQuoted
    ? { text: written.slice(1, -1), start: start + 1, end: start + written.length - 1 }
    : { text: written, start, end: start + written.length }
}

/** Without what only says how a command is run: `sudo`, `time`, variables that it gets. */
function withoutPreparation(words: readonly ShellWord[]): ShellWord[] {
  const first = words.findIndex(({ text }) => !/^(?:sudo|time|exec|[A-Z_]\w*=.*)$/i.test(text))
  return first === -1 ? [] : words.slice(first)
}
