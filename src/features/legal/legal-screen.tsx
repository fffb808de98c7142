import { createFormat } from '#src/ui/format.ts'
import { Breadcrumbs } from '#src/ui/site/breadcrumbs.tsx'
import { ProsePage } from '#src/ui/site/prose-page.tsx'
import type { LegalDocument } from './legal-document.ts'
import { LinkedText } from './linked-text.tsx'

const format = createFormat({ locale: 'en-US', timeZone: 'UTC' })

interface LegalScreenProps {
  readonly title: string
  readonly path: string
  readonly document: LegalDocument
}

/** Legal page: terms, privacy, cookies, data processing, imprint. */
export function LegalScreen({ title, path, document: { lead, since, sections } }: LegalScreenProps) {
  return (
    <ProsePage
      above={<Breadcrumbs trail={[{ title, path }]} />}
      title={title}
      lead={lead}
      note={`In effect since ${format.date(since)}`}
    >
      {sections.map(({ title, paragraphs, points }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <LinkedText text={paragraph} />
            </p>
          ))}
          {points !== undefined && (
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <LinkedText text={point} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </ProsePage>
  )
}
