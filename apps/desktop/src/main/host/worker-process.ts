import type { ForkOptions, UtilityProcess } from 'electron'
import { z } from 'zod'
import { type Answer, failureCodeSchema } from '../../shared/answer.ts'

const replySchema = z.union([
  z.object({
    id: z.int(),
    answer: z.discriminatedUnion('ok', [
      z.object({ ok: z.literal(true), value: z.unknown() }),
      z.object({ ok: z.literal(false), code: failureCodeSchema, message: z.string() }),
    ]),
  }),
  /** How far a task is. */
  z.object({ id: z.int(), progress: z.record(z.string(), z.unknown()) }),
])

type Child = Pick<UtilityProcess, 'on' | 'postMessage' | 'kill' | 'pid'>

/** Starts a process as Electron's `utilityProcess` does. */
type Fork = (script: string, args: string[], options: ForkOptions) => Child

interface WorkerOptions {
  readonly script: string
  /** What a system monitor calls it. */
  readonly name: string
  /** Whether its libraries may not write to the console; what goes wrong comes back as data. */
  readonly isQuiet: boolean
  /** The folder that it runs in; that of the app unless given. */
  readonly folder?: string
  /** The message when it dies during a task. */
  readonly died: string
}

/** Hears how far a task is, as its process tells it. */
type OnProgress = (progress: unknown) => void

interface OpenTask {
  readonly settle: (answer: Answer<unknown>) => void
  readonly onProgress: OnProgress | undefined
}

/** A process that does tasks; one that died or was ended is started again with the next task. */
export interface WorkerProcess {
  send(name: string, input: unknown, onProgress?: OnProgress): Promise<Answer<unknown>>
  /** Ends it at once, whatever it does; what was asked of it fails as `interrupted`. */
  end(): void
}

interface Running {
  readonly child: Child
  readonly open: Map<number, OpenTask>
}

/** Runs a script in a process of its own. */
export function startWorker(
  fork: Fork,
  { script, name, isQuiet, folder, died }: WorkerOptions,
): WorkerProcess {
  let running: Running | null = null
  let lastId = 0

  const start = (): Running => {
    const stdio = isQuiet ? 'ignore' : 'inherit'
    const child = fork(script, [], {
      serviceName: name,
      stdio,
      env: plainEnvironment(process.env),
      ...(folder === undefined ? {} : { cwd: folder }),
    })
    const open: Running['open'] = new Map()
    const started = { child, open }
    child.on('message', (message: unknown) => {
      const reply = replySchema.safeParse(message)
      // A damaged file may have taken it over.
      if (!reply.success) return stop(started)
      const { id } = reply.data
      if ('progress' in reply.data) {
        open.get(id)?.onProgress?.(reply.data.progress)
        return
      }
      open.get(id)?.settle(reply.data.answer)
      open.delete(id)
    })
    child.on('exit', () => forget(started))
    return started
  }
  const forget = (gone: Running): void => {
    if (running === gone) running = null
    for (const { settle } of gone.open.values()) {
      settle({ ok: false, code: 'interrupted', message: died })
    }
    gone.open.clear()
  }
  const stop = (gone: Running): void => {
    const { pid } = gone.child
    // A process that is held by a damaged file hears no polite question.
    if (pid === undefined) gone.child.kill()
    else killNow(pid)
    forget(gone)
  }

  return {
    send: (task, input, onProgress) =>
      new Promise((settle) => {
        running ??= start()
        lastId += 1
        running.open.set(lastId, { settle, onProgress })
        running.child.postMessage({ id: lastId, name: task, input })
      }),
    end: () => {
      if (running !== null) stop(running)
    },
  }
}

/** What a program needs to find others and its folder for temporary files. */
const plainNames =
  /^(?:PATH|TMPDIR|TEMP|TMP|LANG|LC_ALL|TZ|SYSTEMROOT|WINDIR|PATHEXT|LD_LIBRARY_PATH)$/i

/** The environment without what else is in it, such as keys for other services. */
function plainEnvironment(from: NodeJS.ProcessEnv): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(from)) {
    if (plainNames.test(name) && value !== undefined) kept[name] = value
  }
  return kept
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself in the meantime.
  }
}
