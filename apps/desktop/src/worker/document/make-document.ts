import { renderMarkdown } from '../../markdown/render-markdown.ts'
import type { TaskInputs, TaskOutputs } from '../tasks.ts'
import { renderDocument, standaloneHtml } from './document-html.ts'
import { pictureAddresses } from './place-pictures.ts'

/** Which pictures a draft needs from the disk. */
export function listPictures({ text }: TaskInputs['listPictures']): TaskOutputs['listPictures'] {
  return { addresses: pictureAddresses(renderMarkdown(text, 'document')) }
}

/** Makes a document of a draft. */
export async function makeDocument({
  target,
  ...parts
}: TaskInputs['makeDocument']): Promise<TaskOutputs['makeDocument']> {
  const draft = renderDocument({ ...parts, isOffline: target !== 'web' })
  if (target === 'docx') {
    // Loaded with the first such document: the engine starts without it.
    const { documentDocx } = await import('./document-docx.ts')
    const { bytes, missing } = await documentDocx(draft)
    return { bytes, missing: [...missing] }
  }
  return { bytes: new TextEncoder().encode(standaloneHtml(draft)), missing: [...draft.missing] }
}
