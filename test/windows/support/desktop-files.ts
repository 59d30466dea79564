import { createAllowedPaths } from '../../../apps/desktop/src/main/files/allowed-paths.ts'
import { readWindowFile } from '../../../apps/desktop/src/main/renderer-files.ts'

/** Prints which paths the desktop app allows, as the user opened `C:\Site\docs`, and which of its own files it shows. */
const allowed = createAllowedPaths()
await allowed.allow('c:\\site\\DOCS', 'folder')
const check = (path: string) =>
  allowed.check(path).then(
    (real) => ({ real, folder: allowed.folderOf(real) }),
    () => 'refused',
  )
const show = async (path: string) =>
  (await readWindowFile('C:\\Site\\docs', path, async () => null)).status
process.stdout.write(
  JSON.stringify({
    inside: await check('C:\\Site\\docs\\A.md'),
    new: await check('C:\\Site\\docs\\new\\b.md'),
    sister: await check('C:\\Site\\docs2\\a.md'),
    above: await check('C:\\Site\\docs\\..\\content-trust.config.json'),
    slashes: await check('C:/Site/docs/a.md'),
    otherDrive: await check('D:\\Site\\docs\\a.md'),
    page: await show('/index.html'),
    escape: await show('/..%5Csecret.html'),
    drive: await show('/C:%5CSite%5Csecret.html'),
  }),
)
