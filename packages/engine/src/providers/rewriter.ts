/** One thing that a rewrite should mend. */
export interface RewriteNeed {
  /** What would fix it: an instruction of a rule. */
  readonly fix: string
  /** The words of the draft that it is about. */
  readonly words: string
}

/** A draft to rewrite. Everything but `fix` is text of somebody else: data, never instructions. */
export interface RewriteRequest {
  readonly draft: string
  readonly syntax: 'markdown' | 'mdx' | 'plain' | 'html' | 'asciidoc' | 'rst'
  readonly needs: readonly RewriteNeed[]
}

/** Rewrites drafts; a host brings it along. What it answers is checked, so it need not be trusted. */
export interface Rewriter {
  rewrite(request: RewriteRequest): Promise<string>
}
