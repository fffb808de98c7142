import { unlessLeaving } from '#src/leaving.ts'
import type { MockControl } from '../admin/control.ts'
import { readSetAside } from '../db/persistence/indexeddb.ts'
import type { NoticeBoard } from '../devtools/notices/notice-board.ts'
import { saveJson } from '../devtools/save-json.ts'
import { browserJar } from './cookie-jar.ts'
import { whenShown } from './when-shown.ts'

/**
 * Loads the devtools button once the page shows its data, then shows the notices collected so far.
 */
export function openDevtools(control: MockControl, board: NoticeBoard, storageName: string): void {
  const open = async () => {
    const { mountDevtools } = await unlessLeaving(import('../devtools/mount.tsx'))
    mountDevtools({
      workbench: { control, keepCookie, readCookies: browserJar.read, reload: () => location.reload() },
      board,
      onDownloadAside: () => downloadAside(storageName),
    })
  }
  whenShown(open)
}

function keepCookie(setCookie: string): boolean {
  const before = browserJar.read()
  browserJar.keep(setCookie)
  return browserJar.read() !== before
}

async function downloadAside(storageName: string): Promise<void> {
  saveJson(`${storageName.replaceAll('/', '-')}-set-aside.json`, (await readSetAside(storageName)) ?? null)
}
