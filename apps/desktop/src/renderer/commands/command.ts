import type { MenuName } from '../../shared/menu.ts'

/** Something that the user can do. Menu, palette and keys all come from the table of these. */
export interface Command {
  /** Where the command belongs and what it does: `file.save`. */
  readonly id: string
  readonly title: string
  readonly menu: MenuName
  /** The title of a menu within that one that it is in; commands of one stand together. */
  readonly submenu?: string
  /** The title there, where the title of the submenu says the rest. */
  readonly menuTitle?: string
  /** Keys in Electron's spelling, `CmdOrCtrl+S`; the settings may give others. */
  readonly keys?: string
  /** Other keys that do the same; the menu shows the first alone. */
  readonly moreKeys?: readonly string[]
  /** Whether a separator is above it in the menu. */
  readonly startsGroup?: boolean
  /** Whether it can be done now; always unless given. */
  readonly when?: () => boolean
  /** Whether it is switched on; only for switches. */
  readonly isOn?: () => boolean
  readonly run: () => unknown
}
