/** Texts about documents that are made of drafts. */
export const exportMessages = {
  menu: 'Export',
  names: { html: 'web page', pdf: 'PDF', docx: 'Word document' },
  making: (name: string, kind: string) => `Making a ${kind} of ${name}…`,
  printing: (name: string) => `Preparing ${name} for the printer…`,
  written: (path: string) => `Saved as ${path}.`,
  missing: (pictures: readonly string[]) => {
    const shown = pictures.slice(0, 3).join(', ')
    const more = pictures.length > 3 ? ` and ${pictures.length - 3} more` : ''
    return pictures.length === 1
      ? `This picture could not be included: ${shown}`
      : `These pictures could not be included: ${shown}${more}`
  },
} as const

/** Names of the commands that make and print documents. */
export const exportTitles = {
  'file.export-document-html': 'Export as web page…',
  'file.export-document-pdf': 'Export as PDF…',
  'file.export-document-docx': 'Export as Word document…',
  'file.export-marks': 'Include marks and notes in exports',
  'file.print-report': 'Print report…',
} as const

/** The same in the menu “Export”, which says what is done. */
export const exportMenuTitles = {
  'file.export-document-html': 'Web page…',
  'file.export-document-pdf': 'PDF…',
  'file.export-document-docx': 'Word document…',
  'file.export-marks': 'Include marks and notes',
  'file.export-html': 'Report as web page…',
  'file.export-markdown': 'Report as Markdown…',
  'file.export-json': 'Report as JSON…',
  'file.export-sarif': 'Report as SARIF…',
} as const
