export type { RewriteNeed, RewriteRequest, Rewriter } from '../providers/rewriter.ts'
export { type ChatRewriterOptions, createChatRewriter, RewriterError } from './chat-rewriter.ts'
