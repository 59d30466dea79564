/** How a draft's text can be read. Without zod, which scoring a draft does not load. */
export const syntaxes = ['markdown', 'mdx', 'plain', 'html', 'asciidoc', 'rst'] as const
