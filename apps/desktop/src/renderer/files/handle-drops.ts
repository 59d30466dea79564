import { openDropped } from './open-drafts.ts'

/** Opens files and folders that are dropped anywhere on the window; dropped words go to the editor. */
export function handleDrops(): void {
  window.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })
  window.addEventListener(
    'drop',
    (event) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      void openDropped(files)
    },
    { capture: true },
  )
}
