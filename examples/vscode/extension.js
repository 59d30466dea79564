const { workspace } = require('vscode')
const { LanguageClient, TransportKind } = require('vscode-languageclient/node')

let client

/** Starts `content-trust lsp` for Markdown, MDX and text files. */
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
      ],
    },
  )
  await client.start()
}

exports.deactivate = () => client?.stop()
