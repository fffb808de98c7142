interface ReleaseGroup {
  /** "Added", "Changed", "Fixed" */
  readonly title: string
  readonly entries: readonly string[]
}

export interface Release {
  /** Version, or "Unreleased". */
  readonly title: string
  readonly groups: readonly ReleaseGroup[]
}

/** Reads releases from Markdown in the format of keepachangelog.com. Links become their text. */
export function readChangelog(markdown: string): Release[] {
  const [, ...releases] = markdown.split(/^## /m)
  return releases.map((release) => {
    const [, ...groups] = release.split(/^### /m)
    return { title: firstLine(release), groups: groups.map(readGroup) }
  })
}

function readGroup(group: string): ReleaseGroup {
  const [, ...entries] = group.split(/^- /m)
  return {
    title: firstLine(group),
    entries: entries.map((entry) =>
      entry
        .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  }
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').trim()
}
