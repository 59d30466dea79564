import { window, workspace } from 'vscode'

const sample = `# Our new kettle

Experts say this very unique kettle will change everything for everyone. It is important to note that it was
designed to seamlessly deliver a truly perfect cup, every single time, and studies show that people love it.

We measured it on 3 May: it boils a litre in 2 minutes and 10 seconds, 40 seconds faster than the model before.
`

/** Opens a draft with something to find, which belongs to no file. */
export async function openSample(): Promise<void> {
  const document = await workspace.openTextDocument({ language: 'markdown', content: sample })
  await window.showTextDocument(document)
}
