import type { SourceFact, SourceRuleId } from '../../schema/source-finding.ts'
import type { ClauseForm, PolicyTarget } from '../form/clause-form.ts'
import type { EvidenceKind } from './evidence-kind.ts'

/** What claims are called by what is looked up of them; `undefined` for all of them. */
export const claimKinds = [
  ['claims', undefined],
  ['numbers', 'number'],
  ['dates', 'date'],
  ['quotes', 'quotation'],
  ['names', 'name'],
] as const satisfies readonly (readonly [string, SourceFact | undefined])[]

export type ClaimKind = (typeof claimKinds)[number][0]

/** The kind of evidence of claims that their source does not have, or that it contradicts. */
export function claimTarget(kind: ClaimKind, isContradicted: boolean): string {
  return isContradicted
    ? `${kind} that their source contradicts`
    : `${kind} that their source does not have`
}

function claims(isContradicted: boolean): EvidenceKind[] {
  const rules: SourceRuleId[] = isContradicted
    ? ['claim-contradicted']
    : ['claim-not-found', 'claim-contradicted']
  return claimKinds.map(([kind, fact]) => ({
    name: claimTarget(kind, isContradicted),
    rules,
    ofSources: true,
    ...(fact && { fact }),
    names: claimTarget(kind, isContradicted),
  }))
}

/** What a policy may say of sources; whole sentences about them are in `source-sentences.ts`. */
export const sourceTargets: readonly EvidenceKind[] = [
  {
    name: 'dead links',
    rules: ['source-gone'],
    ofSources: true,
    names:
      'dead links, dead link, broken links, broken link, stale links, rotten links, link rot, defunct links, non working links, unreachable links, dead pages, missing pages, dead sources, dead references, dead addresses, dead urls, links to dead pages, links to missing pages, links to deleted pages, links to pages that are gone, 404 links, 404 pages',
  },
  {
    name: 'moved links',
    rules: ['source-moved'],
    ofSources: true,
    names:
      'moved links, moved pages, redirected links, redirecting links, links that redirect, links that are redirected, links that have moved, links to pages that have moved, links to moved pages, pages that have moved, permanent redirects',
  },
  {
    name: 'links to home pages',
    rules: ['source-home-page', 'home-page-citation'],
    ofSources: true,
    names:
      'links to home pages, link to home pages, links to homepages, link to homepages, links to a home page, links to a homepage, links to front pages, home pages as sources, homepages as sources, home page citations, homepage citations, citations of home pages, citing home pages, cite home pages, linking to home pages, home pages cited as sources',
  },
  {
    name: 'links to missing parts of pages',
    rules: ['source-fragment'],
    ofSources: true,
    names:
      'links to missing parts of pages, links to missing parts, links to missing sections, links to missing headings, dead anchors, broken anchors, missing anchors, broken anchor links, dead anchor links, missing fragments, broken fragments',
  },
  {
    name: 'bad certificates',
    rules: ['source-certificate'],
    ofSources: true,
    names:
      'bad certificates, invalid certificates, expired certificates, certificate errors, links with bad certificates, links with invalid certificates, links with expired certificates, sites with bad certificates, sites with expired certificates, sites with invalid certificates',
  },
  {
    name: 'retracted papers',
    rules: ['source-retracted'],
    ofSources: true,
    names:
      'retracted papers, retracted paper, retracted studies, retracted study, retracted articles, retracted research, retracted work, retracted publications, retracted sources, retracted citations, retracted literature, withdrawn papers, withdrawn studies, retractions, cite retracted papers, citing retracted papers, cite retracted studies, citing retracted studies, cite retracted research, citing retracted research',
  },
  {
    name: 'unknown packages',
    rules: ['package-unknown'],
    ofSources: true,
    names:
      'unknown packages, unknown package, non existent packages, nonexistent packages, invented packages, hallucinated packages, made up packages, imaginary packages, missing packages, unpublished packages, unregistered packages, unknown dependencies, non existent dependencies, hallucinated dependencies, invented dependencies, unknown libraries, non existent libraries, invented libraries, invented package names, hallucinated package names',
  },
  {
    name: 'lookalike packages',
    rules: ['package-lookalike'],
    ofSources: true,
    names:
      'lookalike packages, look alike packages, typosquatted packages, typosquatting, typosquats, typo squatting, squatted packages',
  },
  {
    name: 'invalid ISBNs',
    rules: ['isbn-invalid'],
    ofSources: true,
    names:
      'invalid isbns, invalid isbn, wrong isbns, bad isbns, isbns with a wrong check digit, wrong book numbers',
  },
  ...claims(false),
  ...claims(true),
]

/** Names of kinds of evidence that only a check of sources finds. */
export const ofSources: ReadonlySet<string> = new Set(sourceTargets.map(({ name }) => name))

/** Whether a clause asks anything that only a check of sources knows. */
export function asksSources({ targets, about, when, unless, needs }: ClauseForm): boolean {
  const isOfSources = (target: PolicyTarget) =>
    target.kind === 'evidence' && ofSources.has(target.name)
  return (
    [...targets, ...about, ...when].some(isOfSources) ||
    [...unless, ...needs].some((item) => item.kind === 'target' && isOfSources(item.target))
  )
}
