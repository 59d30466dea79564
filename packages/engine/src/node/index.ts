export type { RewriteNeed, RewriteRequest, Rewriter } from '../providers/rewriter.ts'
export {
  type ChatMessage,
  type ChatModel,
  type ChatModelOptions,
  createChatModel,
} from './chat-model.ts'
export { createChatRewriter } from './chat-rewriter.ts'
export { RewriterError } from './rewriter-error.ts'
