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
  content-trust policy explain house.policy.yaml   how each clause of a policy is read
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

/** What `content-trust policy --help` says after the commands. */
export const policyHelp = `
Examples:
  content-trust policy explain --policy "No prices." post.md        how the words are read, and what they meet
  content-trust policy from-words house.txt -o house.policy.yaml    turn your words into a policy file
  content-trust policy test house.policy.yaml                       run the examples of its clauses`

/** What `content-trust policy test --help` says after the options. */
export const testPolicyHelp = `
An example under "matches" must be met exactly where « and » are, one under "passes" not at all.

Examples:
  content-trust policy test                        every *.policy.yaml of this folder
  content-trust policy test house.policy.yaml      one file, with all that it extends
  content-trust policy test privacy -f json        a policy that comes with this program

Exit status: 0 all examples hold; 1 one does not, or a clause can meet nothing; 2 usage error, or no policy.`

/** What `content-trust policy explain --help` says after the options. */
export const explainPolicyHelp = `
Examples:
  content-trust policy explain house.policy.yaml
  content-trust policy explain house.policy.yaml post.md
  content-trust policy explain --policy "No superlatives in headings." post.md
  content-trust policy explain policy.txt -f json

Exit status: 0 the policy was read, whatever it says; 2 usage error, or a file could not be read.`

/** What `content-trust policy from-words --help` says after the options. */
export const fromWordsHelp = `
A clause that was not understood keeps its words in the file, with a note on what is missing.
With --provider, these clauses (and nothing else) are sent to the language model that CONTENT_TRUST_REWRITER_URL,
_MODEL and _KEY name. Its answers are checked and shown as a diff. Checking drafts never asks a model.

Examples:
  content-trust policy from-words house.txt -o house.policy.yaml
  content-trust policy from-words --policy "No prices. At most one exclamation mark."
  content-trust policy from-words house.policy.yaml --provider            show what a model would add
  content-trust policy from-words house.policy.yaml --provider --write    store it

Exit status: 0 all was understood; 1 a clause was not, or not whole; 2 usage error, or nothing could be written.`

/** What `content-trust sources --help` says after the options. */
export const sourcesHelp = `
Servers get the addresses in your drafts and the name of this program, and nothing else of the text.

Examples:
  content-trust sources post.md                              ask what became of each reference
  content-trust sources docs --dry-run                       list the hosts that would be asked
  content-trust sources docs --html sources.html             write a page to share
  content-trust sources docs --fail-on-sources gone          for CI: exit with 1 if a source is gone
  content-trust sources docs --policy "No dead links."       say which places a policy objects to

Exit status: 0 passed, 1 a source or the policy failed a gate, 2 usage or settings error, or nobody answered and
there was a gate.`
