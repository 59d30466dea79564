import type { Command } from 'commander'
import type { Host } from '../host.ts'
import { lspHelp, mcpHelp } from './help-texts.ts'

/** Declares the commands that agents and editors start. */
export function addServers(program: Command, host: Host, finish: (status: number) => void): void {
  program
    .command('mcp')
    .description('serve the tools analyze, analyze_batch and analyze_style to an agent, over stdio')
    .addHelpText('after', mcpHelp)
    .action(async () => {
      const { serveTools } = await import('../mcp/serve-tools.ts')
      finish(await serveTools(host))
    })
  program
    .command('lsp')
    .description('serve an editor over stdio: diagnostics, explanations and fixes as you write')
    .option('--stdio', 'use standard input and output (currently the only transport)')
    .option('--clientProcessId <id>', 'process of the editor; the server stops when it exits')
    .addHelpText('after', lspHelp)
    .action(async (options) => {
      const { serveLanguage } = await import('../lsp/serve-language.ts')
      finish(await serveLanguage(host, options))
    })
}
