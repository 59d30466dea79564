import { type ComponentProps, createContext, useContext, useState } from 'react'
import { messages } from '../language/messages.ts'

/** Address of the folder whose images may be shown; null shows none. */
export const ImageFolder = createContext<string | null>(null)

/** An image of the draft’s folder, when the user lets it be shown; anything else is a note in its place. */
export function PreviewImage({ src, alt }: ComponentProps<'img'>) {
  const folder = useContext(ImageFolder)
  const [isGone, setIsGone] = useState(false)
  const address = typeof src === 'string' ? src : ''
  const isLocal = isInFolder(address)
  const text = alt === undefined || alt === '' ? address : alt
  if (address === '') return <Note kind={messages.preview.embedded} text={text} />
  if (!isLocal) return <Note kind={messages.preview.remote} text={text} />
  if (folder === null) return <Note kind={messages.preview.local} text={text} />
  if (isGone) return <Note kind={messages.preview.gone} text={text} />
  return (
    <img
      src={folder + address.replace(/^\.\//, '')}
      alt={alt ?? ''}
      onError={() => setIsGone(true)}
    />
  )
}

function Note({ kind, text }: { readonly kind: string; readonly text: string }) {
  return (
    <span className="preview-note">
      {kind}
      {text === '' ? '' : `: ${text}`}
    </span>
  )
}

/** Whether an address leads to a file beside the draft. */
export function isInFolder(address: string): boolean {
  return address !== '' && !/^(?:[a-z][a-z\d+.-]*:|\/|\\|#|\?)/i.test(address)
}
