import { z } from 'zod'

export const menuNameSchema = z.enum(['file', 'edit', 'format', 'view', 'findings', 'help'])
export type MenuName = z.infer<typeof menuNameSchema>

/** A command as the menu shows it; the table of commands lives in the renderer. */
export const menuItemSchema = z.object({
  id: z.string().regex(/^[\w.-]{1,80}$/),
  title: z.string().min(1).max(80),
  menu: menuNameSchema,
  /** The title of a menu within that one; items of one stand together. */
  submenu: z.string().min(1).max(80).nullable(),
  /** Keys in Electron's spelling. */
  keys: z.string().max(60).nullable(),
  isEnabled: z.boolean(),
  isChecked: z.boolean().nullable(),
  /** Whether a separator is above it. */
  startsGroup: z.boolean(),
})
export type MenuItem = z.infer<typeof menuItemSchema>
