// Starts a command, calls its tools with `@ai-sdk/mcp` over standard input and output, and prints
// the results. It is a separate program, because the packages of this folder are installed apart.
import { createMCPClient } from '@ai-sdk/mcp'
import { Experimental_StdioMCPTransport as StdioTransport } from '@ai-sdk/mcp/mcp-stdio'

const { command, args, calls } = JSON.parse(process.argv[2] ?? '{}')
const client = await createMCPClient({ transport: new StdioTransport({ command, args }) })
const { tools } = await client.listTools()
const results = []
for (const call of calls) results.push(await client.callTool(call))
await client.close()
process.stdout.write(JSON.stringify({ tools, results }))
