import { Fragment } from 'react'
import { Breadcrumbs } from '#src/ui/site/breadcrumbs.tsx'
import { ProsePage } from '#src/ui/site/prose-page.tsx'
import changelog from '../../../CHANGELOG.md?raw'
import { readChangelog } from './read-changelog.ts'

const releases = readChangelog(changelog)

/** `/changelog`: the repository's releases. */
export function ChangelogScreen({ title }: { readonly title: string }) {
  return (
    <ProsePage
      above={<Breadcrumbs trail={[{ title, path: '/changelog' }]} />}
      title={title}
      lead="Changes to the console, the API and the mock, release by release."
    >
      <p>
        <a href={`${import.meta.env.BASE_URL}changelog.xml`}>Subscribe via RSS</a>
      </p>
      {releases.map((release) => (
        <section key={release.title}>
          <h2>{release.title === 'Unreleased' ? 'Next release' : release.title}</h2>
          {release.groups.map((group) => (
            <Fragment key={group.title}>
              <h3>{group.title}</h3>
              <ul>
                {group.entries.map((entry) => (
                  <li key={entry}>{withCode(entry)}</li>
                ))}
              </ul>
            </Fragment>
          ))}
        </section>
      ))}
    </ProsePage>
  )
}

/** Text between backticks as code. */
function withCode(text: string) {
  return text.split('`').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a constant text
    <Fragment key={index}>{index % 2 === 1 ? <code>{part}</code> : part}</Fragment>
  ))
}
