import { z } from 'zod'

/** What the system itself does with the words under the pointer. */
export const editRoleSchema = z.enum(['cut', 'copy', 'paste', 'pasteAndMatchStyle', 'selectAll'])
export type EditRole = z.infer<typeof editRoleSchema>

/** A row of a menu: `id` comes back when it is chosen; with a `role` the system does it instead. */
export const popUpItemSchema = z.object({
  id: z.string().regex(/^[\w.-]{1,80}$/),
  label: z.string().min(1).max(120),
  role: editRoleSchema.nullable(),
  /** Keys that do the same, in Electron's spelling; they are shown and not listened to. */
  keys: z.string().max(60).nullable(),
  isEnabled: z.boolean(),
  /** Null: it is no switch. */
  isChecked: z.boolean().nullable(),
  /** Whether a separator is above it. */
  startsGroup: z.boolean(),
})
export type PopUpItem = z.infer<typeof popUpItemSchema>

/** A place in the window, in CSS pixels from its top left corner. */
const placeSchema = z.object({ x: z.int().min(0).max(20_000), y: z.int().min(0).max(20_000) })
export type WindowPlace = z.infer<typeof placeSchema>

/** The calls about menus of the system. */
export const menuCalls = {
  /** Opens a menu of the system; null when the user closed it without a choice. */
  popUpMenu: {
    input: z.object({
      items: z.array(popUpItemSchema).min(1).max(60),
      /** Null opens it at the pointer. */
      place: placeSchema.nullable(),
    }),
    output: z.object({ id: z.string().nullable() }),
  },
  /** Whether the window shows its menu bar; the Alt key still opens it. */
  showMenuBar: { input: z.object({ isShown: z.boolean() }), output: z.object({}) },
  /**
   * The address on the clipboard, where that holds nothing else: `http`, `https` or `mailto`, without a
   * password in it. No other text of the clipboard crosses.
   */
  readClipboardAddress: {
    input: z.object({}),
    output: z.object({ address: z.string().max(2048).nullable() }),
  },
} as const
