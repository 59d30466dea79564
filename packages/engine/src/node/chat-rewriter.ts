import * as z from 'zod'
import type { Rewriter } from '../providers/rewriter.ts'
import { type ChatModelOptions, createChatModel } from './chat-model.ts'
import { rewriteMessages } from './rewrite-messages.ts'

const answerSchema = z.object({ revised: z.string().min(1) })

/** Creates a rewriter for an endpoint with the chat completions protocol of OpenAI. */
export function createChatRewriter(options: ChatModelOptions): Rewriter {
  const model = createChatModel(options)
  return {
    rewrite: async (request) => {
      const expected = { schema: answerSchema, shape: '{"revised": …}' }
      return (await model.answer(rewriteMessages(request), expected)).revised
    },
  }
}
