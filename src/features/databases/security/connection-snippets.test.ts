import { expect, it } from 'vitest'
import type { DatabaseEndpoint } from '#src/api/generated/types.gen.ts'
import { connectionSnippets } from './connection-snippets.ts'

const endpoint: DatabaseEndpoint = {
  host: 'orders.db.example',
  port: 5432,
  database: 'app',
  user: 'admin',
  connectionString: '',
}
const codes = (url: string, to = endpoint) => connectionSnippets(url, to).map(({ code }) => code)

it('quotes the URL for the shell', () => {
  const url = 'postgresql://admin:s@orders.db.example:5432/app?sslmode=require'
  expect(codes(url)).toEqual([url, `psql "${url}"`, `DATABASE_URL="${url}"`])
})

it('passes separate options to a client without URLs, and no password', () => {
  expect(codes('mysql://admin:s@orders.db.example:3306/app')[1]).toBe(
    'mysql --host orders.db.example --port 5432 --user admin --password --ssl-mode=REQUIRED app',
  )
  expect(codes('mysql://a:s@h:1', { ...endpoint, database: null })[1]).toMatch(/--ssl-mode=REQUIRED$/)
})

it('names the program', () => {
  expect(connectionSnippets('rediss://a:s@h:1', endpoint).map(({ label }) => label)).toEqual([
    'URL',
    'redis-cli',
    'Environment',
  ])
})
