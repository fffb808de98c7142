import { describe, expect, it } from 'vitest'
import { readChangelog } from './read-changelog.ts'

describe('the changelog', () => {
  it('is read by release and group, with each entry on one line', () => {
    const text = `# Changelog

Introduction.

## 1.1.0

### Added

- First entry with \`code\`
  on two lines.
- A [link](docs/builds.md).

### Fixed

- Third.

## 1.0.0

### Added

- The beginning.
`
    expect(readChangelog(text)).toEqual([
      {
        title: '1.1.0',
        groups: [
          { title: 'Added', entries: ['First entry with `code` on two lines.', 'A link.'] },
          { title: 'Fixed', entries: ['Third.'] },
        ],
      },
      { title: '1.0.0', groups: [{ title: 'Added', entries: ['The beginning.'] }] },
    ])
  })
})
