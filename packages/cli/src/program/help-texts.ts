import { disclaimer } from '@content-trust/engine/report'

/** What `content-trust --help` says after the commands and options. */
export const programHelp = `
Examples:
  content-trust check post.md                      score one draft
  content-trust check docs "blog/**/*.mdx"         score folders and globs
  content-trust check . --fail-on high             exit with 1 if a draft is high risk
  content-trust check . --since origin/main        report only what changed
  content-trust check post.md --dry-run            show the edits of --fix as a diff
  content-trust check photo.jpg -f jsonl           score an image, detected by its content
  content-trust check . -f html -o report.html     write a page to share
  git show HEAD:post.md | content-trust check -    read standard input
  content-trust score --jsonl < texts.jsonl        score many texts, one JSON object per line
  content-trust corpus texts.jsonl -o out.jsonl    score a corpus on all cores; --resume continues
  content-trust style post.md                      measure the style, and what to fix first
  content-trust about                              show models, their data and their error rates

Exit status: 0 passed, 1 the gate failed, 2 usage or settings error, or a draft could not be read.
${disclaimer}`

/** What `content-trust safety --help` says after the options. */
export const safetyHelp = `
Each output line has "status" (passed or failed), "failure_reasons" as sentences, and the facts of each kind
that both texts contain. An invalid line produces {"id","error"}, and the run continues.

Example:
  echo '{"id":1,"before":"It may take 5 days.","after":"It takes 6 days."}' | content-trust safety --jsonl

Exit status: 0 every line has an answer, even if a revision failed; 2 usage error, or a file could not be read.`

/** What `content-trust mcp --help` says after the options. */
export const mcpHelp = `
An agent starts this command itself and speaks the Model Context Protocol over standard input and output.
It needs no API key and sends nothing over the network.

Example settings of an agent:
  {"mcpServers": {"content-trust": {"command": "npx", "args": ["-y", "content-trust", "mcp"]}}}`

/** What `content-trust lsp --help` says after the options. */
export const lspHelp = `
An editor starts this command itself and speaks the Language Server Protocol. It sends nothing over the network.
docs/language-server.md has the settings for VS Code, Neovim, Helix and Zed.`
