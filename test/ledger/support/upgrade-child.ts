import type { KyselyPlugin } from 'kysely'
import type { Database } from '../../../apps/server/src/ledger/database/database.ts'
import { migrate } from '../../../apps/server/src/ledger/database/migrate.ts'
import { openPostgres } from '../../../apps/server/src/ledger/database/postgres.ts'
import { openSqlite } from '../../../apps/server/src/ledger/database/sqlite.ts'

/** What a process that dies in the middle of an upgrade was told. */
export interface UpgradeOrder {
  readonly engine: Database['engine']
  /** The file, or the address. */
  readonly place: string
  /** It is killed when it has run the statement that begins with this. */
  readonly dieAfter: string
}

const order: UpgradeOrder = JSON.parse(process.argv[2] ?? '')
const opened = order.engine === 'sqlite' ? openSqlite(order.place) : openPostgres(order.place)
const last = new Set<unknown>()
const dying: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    if (JSON.stringify(node).includes(JSON.stringify(order.dieAfter).slice(1, -1))) {
      last.add(queryId.queryId)
    }
    return node
  },
  transformResult: async ({ result, queryId }) => {
    if (last.has(queryId.queryId)) process.kill(process.pid, 'SIGKILL')
    return result
  },
}
await migrate({ ...opened, db: opened.db.withPlugin(dying) }, 0)
await opened.db.destroy()
