import type { Command } from 'commander'
import type { CommandHost } from '../command-host.ts'
import { openapiDocument } from '../openapi/document.ts'
import { routes } from '../routes.ts'

/** Adds `openapi`: prints the OpenAPI document. */
export function addOpenapi(program: Command, host: CommandHost): void {
  program
    .command('openapi')
    .description('print the OpenAPI document')
    .action(() => host.write(`${JSON.stringify(openapiDocument(routes), null, 2)}\n`))
}
