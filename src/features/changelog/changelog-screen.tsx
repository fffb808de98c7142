import { Fragment } from 'react'
import { Breadcrumbs } from '#src/ui/site/breadcrumbs.tsx'
import { SiteHero } from '#src/ui/site/site-hero.tsx'
import changelog from '../../../CHANGELOG.md?raw'
import classes from './changelog.module.css'
import { parseChangelog } from './parse-changelog.ts'

const releases = parseChangelog(changelog)

/** `/changelog`: the repository's releases, each with links to its areas. */
export function ChangelogScreen({ title }: { readonly title: string }) {
  return (
    <>
      <SiteHero
        above={<Breadcrumbs trail={[{ title, path: '/changelog' }]} />}
        title={title}
        lead="Changes to the console, the API and the mock, release by release."
        actions={<a href={`${import.meta.env.BASE_URL}changelog.xml`}>Subscribe via RSS</a>}
      />
      <article className={classes.page}>
        {releases.map((release) => (
          <section key={release.id} className={classes.release} aria-labelledby={release.id}>
            <div className={classes.head}>
              <h2 id={release.id}>{release.title}</h2>
              <nav aria-label={`${release.title}: changes by area`}>
                <ul className={classes.links}>
                  {release.areas.map(({ id, title, entries }) => (
                    <li key={id}>
                      <a href={`#${id}`}>
                        {title} <span>{entries.length}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            </div>
            <div className={classes.areas}>
              {release.areas.map(({ id, title, entries }) => (
                <section key={id} aria-labelledby={id}>
                  <h3 id={id}>{title}</h3>
                  <ul>
                    {entries.map(({ subject, text }) => (
                      <li key={text}>
                        {subject !== null && <strong>{withCode(subject)}</strong>} {withCode(text)}
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </section>
        ))}
      </article>
    </>
  )
}

/** Text between backticks as code. */
function withCode(text: string) {
  return text.split('`').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a constant text
    <Fragment key={index}>{index % 2 === 1 ? <code>{part}</code> : part}</Fragment>
  ))
}
