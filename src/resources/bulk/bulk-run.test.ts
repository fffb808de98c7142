import { expect, it } from 'vitest'
import { filterOf } from './bulk-run.ts'

it('keeps what narrows the list, without its page and order', () => {
  const query = { q: 'web & db', status: ['running', 'stopped'], sort: 'name', page: 3, pageSize: 20 }
  expect(filterOf(query)).toBe('q=web+%26+db&status=running&status=stopped')
  expect(filterOf({ acknowledged: false, projectId: undefined })).toBe('acknowledged=false')
})
