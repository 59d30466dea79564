/** Texts about what is pasted and dropped into a draft. */
export const pasteMessages = {
  title: (pictures: number) =>
    pictures === 1 ? 'Insert a picture' : `Insert ${pictures} pictures`,
  name: (at: number, pictures: number) =>
    pictures === 1 ? 'Name of the picture' : `Name of picture ${at}`,
  folder: 'Folder, from the folder of the draft',
  folderHint: 'Leave this empty to keep pictures beside the draft.',
  goesTo: (folder: string) =>
    folder === '' ? 'Goes beside the draft.' : `Goes into the folder “${folder}”.`,
  changeFolder: 'Change the folder',
  insert: 'Insert',
  inserting: 'Inserting…',
  askSave: 'Save the draft first?',
  askSaveDetail: 'A picture is stored beside its draft, so the draft needs a place on the disk.',
  save: 'Save…',
  notPicture: (name: string) =>
    `${name} can’t be inserted. You can insert PNG, JPEG, GIF and WebP pictures.`,
  tooLarge: (name: string, megabytes: string) =>
    `${name} has ${megabytes} MB. A picture may have at most 20 MB.`,
  notInCode: 'Pictures can’t be inserted into code.',
  nothing: 'There is no text or picture on the clipboard that can be inserted here.',
  unreadable: (name: string) => `${name} could not be read.`,
} as const
