import { writingMessages } from '../language/writing-messages.ts'
import { type Draft, drafts } from '../state/drafts.ts'
import { type MenuChoice, popUpMenu } from '../widgets/pop-up-menu.ts'
import { copyPath, renameFile, revealFile } from './change-files.ts'
import { closeDraft, closeDrafts } from './close-draft.ts'

const { menu: messages } = writingMessages

/** Opens the menu of a tab. */
export function openTabMenu(draft: Draft, place: { x: number; y: number } | null): void {
  void popUpMenu([...closing(draft), ...ofFile(draft)], place)
}

function closing({ id }: Draft): MenuChoice[] {
  const { open } = drafts.get()
  const at = open.findIndex((draft) => draft.id === id)
  return [
    { title: messages.close, run: () => closeDraft(id) },
    {
      title: messages.closeOthers,
      isEnabled: open.length > 1,
      run: () => closeDrafts(idsOf(open.filter((draft) => draft.id !== id))),
    },
    {
      title: messages.closeRight,
      isEnabled: at < open.length - 1,
      run: () => closeDrafts(idsOf(open.slice(at + 1))),
    },
  ]
}

function ofFile({ path }: Draft): MenuChoice[] {
  if (path === null) return []
  return [
    { title: messages.rename, startsGroup: true, run: () => renameFile(path) },
    { title: messages.reveal, startsGroup: true, run: () => revealFile(path) },
    { title: messages.copyPath, run: () => copyPath(path) },
  ]
}

function idsOf(some: readonly Draft[]): string[] {
  return some.map(({ id }) => id)
}
