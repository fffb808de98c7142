import { entryOf } from './entry-of.ts'

/* Entry script of `404.html`, which static hosts serve for URLs without a file: starts the entry point of the URL. */

const { pathname } = window.location
const base = import.meta.env.BASE_URL
const path = pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname
void (entryOf(path) === 'console' ? import('./main.tsx') : import('./main-site.tsx'))
