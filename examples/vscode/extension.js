const { workspace } = require('vscode')
const { LanguageClient, TransportKind } = require('vscode-languageclient/node')

let client

/** Starts `content-trust lsp` for Markdown, MDX and text files, and for the config and ignore files beside them. */
exports.activate = async () => {
  const command = workspace.getConfiguration('contentTrust.client').get('command', 'content-trust')
  client = new LanguageClient(
    'contentTrust',
    'Content Trust',
    { command, args: ['lsp'], transport: TransportKind.stdio },
    {
      documentSelector: [
        { language: 'markdown' },
        { language: 'mdx' },
        { language: 'plaintext', pattern: '**/*.txt' },
        { language: 'plaintext', scheme: 'untitled' },
        { pattern: '**/content-trust.config.{json,yml,yaml}' },
        { pattern: '**/package.json' },
        { pattern: '**/.content-trust-ignore' },
      ],
    },
  )
  await client.start()
}

exports.deactivate = () => client?.stop()
