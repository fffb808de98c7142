interface ChangelogEntry {
  /** Bold text at the start, with its period: "Scheduled stops." Null if there is none. */
  readonly subject: string | null
  /** Rest of the entry; code stays between backticks. */
  readonly text: string
}

interface ReleaseArea {
  /** Anchor, unique among all releases. */
  readonly id: string
  /** "Breaking changes", "Console", "API" */
  readonly title: string
  readonly entries: readonly ChangelogEntry[]
}

interface Release {
  /** Anchor. */
  readonly id: string
  /** Version, or "Next release". */
  readonly title: string
  readonly isReleased: boolean
  readonly areas: readonly ReleaseArea[]
}

/** Parses the changelog, which is Markdown: `## version`, `### area`, `- **Subject.** Text`. Links become their text. */
export function parseChangelog(markdown: string): Release[] {
  const [, ...releases] = markdown.split(/^## /m)
  return releases.map((release) => {
    const [, ...areas] = release.split(/^### /m)
    const isReleased = firstLine(release) !== 'Unreleased'
    const title = isReleased ? firstLine(release) : 'Next release'
    const id = toAnchor(title)
    return { id, title, isReleased, areas: areas.map((area) => parseArea(area, id)) }
  })
}

function parseArea(area: string, releaseId: string): ReleaseArea {
  const [, ...entries] = area.split(/^- /m)
  const title = firstLine(area)
  return { id: `${releaseId}-${toAnchor(title)}`, title, entries: entries.map(parseEntry) }
}

function parseEntry(entry: string): ChangelogEntry {
  const line = entry
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  const [, subject, text] = /^\*\*(.+?)\*\* (.+)$/.exec(line) ?? []
  return subject === undefined || text === undefined ? { subject: null, text: line } : { subject, text }
}

/** "Mock, tests and tools" -> "mock-tests-and-tools" */
function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').trim()
}
