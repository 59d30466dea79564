import type { TreeEntry } from '../../shared/drafts.ts'
import { messages } from '../language/messages.ts'
import { type MenuChoice, popUpMenu } from '../widgets/pop-up-menu.ts'
import { copyPath, createFile, renameFile, revealFile, trashFile } from './change-files.ts'
import { openPath } from './open-drafts.ts'

type Shown = Pick<TreeEntry, 'path' | 'name' | 'kind'>

/** Opens the menu of a file or a folder. */
export function openTreeMenu(
  entry: Shown,
  place: { readonly x: number; readonly y: number },
): void {
  void popUpMenu(choicesOf(entry), place)
}

function choicesOf({ path, kind }: Shown): readonly MenuChoice[] {
  const below = kind === 'folder' ? path : path.replace(/[\\/][^\\/]*$/, '')
  const places: readonly MenuChoice[] = [
    {
      title: messages.files.newFileHere,
      startsGroup: kind === 'file',
      run: () => createFile(below),
    },
    { title: messages.files.reveal, startsGroup: true, run: () => revealFile(path) },
    { title: messages.files.copyPath, run: () => copyPath(path) },
  ]
  if (kind === 'folder') return places
  return [
    { title: messages.files.openFile, keys: 'Enter', run: () => openPath(path) },
    { title: messages.files.renameFile, keys: 'F2', run: () => renameFile(path) },
    ...places,
    {
      title: messages.files.moveToBin,
      keys: 'Delete',
      startsGroup: true,
      run: () => trashFile(path),
    },
  ]
}
