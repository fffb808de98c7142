import { describe, expect, it } from 'vitest'
import { parseChangelog } from './parse-changelog.ts'

describe('the changelog', () => {
  it('is read by release and area, with each entry on one line and its subject apart', () => {
    const text = `# Changelog

Introduction.

## Unreleased

### Breaking changes

- **New name.** First entry with \`code\`
  on two lines.
- **One \`code\` of
  two.** A [link](docs/builds.md) and **more**.

### Mock, tests and tools

- Third.

## 1.0.0

### Breaking changes

- **The beginning.** It works.
`
    expect(parseChangelog(text)).toEqual([
      {
        id: 'next-release',
        title: 'Next release',
        isReleased: false,
        areas: [
          {
            id: 'next-release-breaking-changes',
            title: 'Breaking changes',
            entries: [
              { subject: 'New name.', text: 'First entry with `code` on two lines.' },
              { subject: 'One `code` of two.', text: 'A link and **more**.' },
            ],
          },
          {
            id: 'next-release-mock-tests-and-tools',
            title: 'Mock, tests and tools',
            entries: [{ subject: null, text: 'Third.' }],
          },
        ],
      },
      {
        id: '1-0-0',
        title: '1.0.0',
        isReleased: true,
        areas: [
          {
            id: '1-0-0-breaking-changes',
            title: 'Breaking changes',
            entries: [{ subject: 'The beginning.', text: 'It works.' }],
          },
        ],
      },
    ])
  })
})
