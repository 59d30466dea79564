import { z } from 'zod'
import { type Answer, CallError } from '../shared/answer.ts'
import { type CallInputs, type CallName, type CallOutputs, calls } from '../shared/ipc.ts'
import { messages } from './language/messages.ts'

/** One function for each call of `shared/ipc.ts`; what they need comes in when they are made. */
export type Handlers = {
  readonly [Name in CallName]: (
    input: CallInputs[Name],
  ) => CallOutputs[Name] | Promise<CallOutputs[Name]>
}

const table: {
  readonly [Name in CallName]: {
    readonly input: z.ZodType<CallInputs[Name]>
    readonly output: z.ZodType<CallOutputs[Name]>
  }
} = calls

function isCallName(name: unknown): name is CallName {
  return typeof name === 'string' && Object.hasOwn(calls, name)
}

/** Answers one call: what comes in and what goes out is parsed, and no error crosses as one. */
export async function handleCall(
  handlers: Handlers,
  name: unknown,
  input: unknown,
  reportError: (error: unknown) => void,
): Promise<Answer<unknown>> {
  if (!isCallName(name)) return { ok: false, code: 'invalid_call', message: 'Unknown call.' }
  const parsed = table[name].input.safeParse(input)
  if (!parsed.success) {
    return { ok: false, code: 'invalid_call', message: `${name}: ${z.prettifyError(parsed.error)}` }
  }
  try {
    return { ok: true, value: await runCall(handlers, name, parsed.data) }
  } catch (error) {
    if (error instanceof CallError) return { ok: false, code: error.code, message: error.message }
    reportError(error)
    return { ok: false, code: 'internal', message: messages.internal }
  }
}

async function runCall<Name extends CallName>(
  handlers: Handlers,
  name: Name,
  input: unknown,
): Promise<CallOutputs[Name]> {
  const { input: inputSchema, output } = table[name]
  return output.parse(await handlers[name](inputSchema.parse(input)))
}
