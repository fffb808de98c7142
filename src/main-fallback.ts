import { entryOf } from './entry-of.ts'

/* Hosts of plain files answer every address that has no file of its own with `404.html`, which starts the entry of its address. */

const { pathname } = window.location
const base = import.meta.env.BASE_URL
const path = pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname
void (entryOf(path) === 'console' ? import('./main.tsx') : import('./main-site.tsx'))
