import { stateLabels, verdictLabels } from '@content-trust/sources/labels'
import type { ReferenceState, Verdict } from '@content-trust/sources/schema'
import type { SourceKind, SourceNote } from '../../shared/sources.ts'

const whole = new Intl.NumberFormat('en-US')

function count(value: number, noun: string): string {
  return `${whole.format(value)} ${noun}${value === 1 ? '' : 's'}`
}

/** A label of reports, as it stands alone. */
function alone({ label }: { readonly label: string }): string {
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`
}

const notes: Readonly<Record<SourceNote, string>> = {
  fragment_missing: 'The page has no part of the name after #.',
  home_page: 'This is a home page.',
  retracted: 'This paper was retracted.',
  young_lookalike: 'Younger than 90 days, and its name is one letter from a popular one.',
  near_popular_name: 'Its name is one letter from a popular one.',
  needs_scripts: 'The page shows its text only to browsers.',
  paywalled: 'Only subscribers see all of it.',
  truncated: 'Longer than we read.',
  unreadable: 'It has no text that we can read.',
  no_pdf_reader: 'It is a PDF, which can’t be read here.',
  private_address: 'The address isn’t public, and only public ones are asked.',
  no_registry: 'The settings name no registry that may be asked for it.',
  wrong_check_digit: 'The check digit is wrong, so no book has this number.',
}

const kinds: Readonly<Record<SourceKind, string>> = {
  url: 'Link',
  doi: 'DOI',
  arxiv: 'arXiv',
  rfc: 'RFC',
  cve: 'CVE',
  isbn: 'ISBN',
  github_repository: 'Repository',
  github_commit: 'Commit',
  github_issue: 'Issue',
  footnote: 'Footnote',
  npm: 'npm package',
  pypi: 'Python package',
  crates: 'Rust crate',
  go: 'Go module',
  maven: 'Maven artifact',
  docker: 'Docker image',
}

/** Every text about the sources of a draft in English. */
export const sourceMessages = {
  intro:
    'See whether the pages, papers and packages that your draft refers to are there, and whether they say what you claim.',
  check: 'Check sources',
  checkAgain: 'Check again',
  cancel: 'Cancel',
  plan: (references: number, hosts: number) =>
    `This draft has ${count(references, 'reference')}, and ${count(hosts, 'host')} would be asked about ${references === 1 ? 'it' : 'them'}.`,
  noHosts: (references: number) =>
    `This draft has ${count(references, 'reference')}, but nothing that can be looked up.`,
  none: 'This draft refers to nothing that can be looked up, such as links, DOIs, RFCs, or packages in code.',
  cut: 'Only the first 100,000 characters are checked.',
  withoutRegistry: (ecosystems: readonly string[]) =>
    `Packages of ${ecosystems.join(', ')} aren’t looked up, because the settings name no registry that may be asked.`,
  showHosts: (hosts: number) => `Show ${count(hosts, 'host')}`,
  moreHosts: (hosts: number) => `and ${count(hosts, 'more host')}`,
  off: 'This is off, so nobody is asked.',
  offBy: (file: string) => `${file} says that nobody is asked. Change it there.`,
  onBy: (file: string) => `Turned on by ${file}.`,
  turnOn: 'Turn on',
  leaves: {
    title: 'What would leave this computer',
    list: [
      'the address of each link, without the part after # and without a user name',
      'names of papers, packages and the like, to the servers that know them',
      'for each host, the address of its robots.txt and one address that nobody made',
      'the same to hosts that these redirect to',
    ],
    rest: 'Each request names the app. None carries cookies or words of your draft, but an address can tell a lot by itself. You’re asked before a new address is requested.',
  },
  checking: 'Checking sources…',
  progressLabel: 'References that are done',
  progress: (done: number, total: number) => `${whole.format(done)} of ${whole.format(total)}`,
  done: (references: number, attention: number) =>
    references === 0
      ? 'There are no references in this draft.'
      : `${count(references, 'reference')}: ${attention === 0 ? 'all fine' : `${whole.format(attention)} need${attention === 1 ? 's' : ''} attention`}.`,
  ended: {
    declined: 'Nobody was asked.',
    stopped: 'Cancelled. What we got by then is kept for the next check.',
  },
  unanswered: 'Nobody answered. You may be offline, so this says nothing about your sources.',
  older: 'Your text is newer than these results. Their places follow your changes.',
  onlyAttention: (attention: number) => `Only what needs attention (${whole.format(attention)})`,
  allFine: 'Nothing needs attention.',
  list: (references: number) => count(references, 'reference'),
  goTo: 'Go to it in the draft',
  state: (state: ReferenceState) => alone(stateLabels[state]),
  notes,
  verdict: (verdict: Verdict) => alone(verdictLabels[verdict]),
  kinds,
  movedTo: (address: string) => `Now at ${address}`,
  popularName: (name: string) => `Did you mean ${name}?`,
  edit: {
    address: 'Use the new address',
    name: (name: string) => `Use ${name}`,
    taken: 'Changed in your draft.',
    changed: 'You have changed this place since.',
  },
  claim: 'Your draft',
  source: 'The source',
  noSentence: 'No sentence to show.',
  fact: (verdict: string, claimed: string, stated: string | null) =>
    stated === null
      ? `${verdict}: “${claimed}”`
      : `${verdict}: “${claimed}”, and the source has “${stated}”`,
  disclaimer:
    '“Not found” doesn’t mean false, and a source that says the same doesn’t prove it. Read the sentence before you change yours.',
  setting: {
    title: 'Sources',
    label: 'Look up the sources of a draft when I ask',
    note: 'This is the “Sources” panel. It asks the servers that a draft refers to, and asks you first. A config file with “sources” in it decides for its folder.',
  },
} as const
