import { Link } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { Breadcrumbs } from '#src/ui/site/breadcrumbs.tsx'
import { CodeSample } from '#src/ui/site/code-sample.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import frame from '../documentation-frame.module.css'
import { DocumentationFrame } from '../documentation-frame.tsx'
import { useActiveSection } from '../page-contents.tsx'
import { Method } from './method.tsx'
import classes from './reference.module.css'
import type { FieldReference, OperationReference, ResponseReference, TagReference } from './reference.ts'
import { RequestSample } from './request-sample.tsx'

/** Operations of one tag: parameters, permission and responses, with samples beside them on wide screens. */
export function ReferenceScreen({ reference }: { readonly reference: TagReference }) {
  const { name, title, description, operations } = reference
  return (
    <DocumentationFrame reference={<TagLinks operations={operations} />}>
      <Breadcrumbs
        trail={[
          { title: 'Documentation', to: '/documentation', path: '/documentation' },
          { title: 'API reference', to: '/documentation/api', path: '/documentation/api' },
          { title, path: `/documentation/api/${name}` },
        ]}
      />
      <div className={classes.operations}>
        <header className={classes.head}>
          <h1>{title} API</h1>
          <p>{description}</p>
        </header>
        {operations.map((operation) => (
          <Operation key={operation.id} operation={operation} />
        ))}
      </div>
    </DocumentationFrame>
  )
}

/** Operations of the page, in the tree of the documentation. */
function TagLinks({ operations }: Pick<TagReference, 'operations'>) {
  const active = useActiveSection(operations)
  return (
    <ul className={frame.list} aria-label="Operations">
      {operations.map(({ id, method, summary }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === active ? 'location' : undefined} className={classes.link}>
            {summary}
            <Method method={method} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Operation({ operation }: { readonly operation: OperationReference }) {
  const { id, method, path, summary, description, permission, keyScope, parameters, body, responses } =
    operation
  const example = responses.find((response) => response.example !== null)
  return (
    <section id={id} className={classes.operation} aria-labelledby={`${id}-title`}>
      <div className={classes.text}>
        <h2 id={`${id}-title`}>{summary}</h2>
        <p className={classes.address}>
          <Method method={method} /> <code>{path}</code>
        </p>
        {description !== '' && (
          <p className={classes.description}>
            <Prose text={description} />
          </p>
        )}
        <dl className={classes.facts}>
          <div>
            <dt>Permission</dt>
            <dd>{permission}</dd>
          </div>
          <div>
            <dt>Minimum key scope</dt>
            <dd>{keyScope === 'none' ? 'No API key' : <code>{keyScope}</code>}</dd>
          </div>
          <div>
            <dt>Operation</dt>
            <dd>
              <code>{id}</code>
            </dd>
          </div>
        </dl>
        {parameters.length > 0 && <Fields title="Parameters" fields={parameters} />}
        {body.length > 0 && <Fields title="Body" fields={body} />}
        <h3>Responses</h3>
        <ul className={classes.responses}>
          {responses.map((response) => (
            <ResponseEntry key={response.status} response={response} />
          ))}
        </ul>
      </div>
      <div className={classes.samples}>
        <RequestSample operation={operation} />
        {__MOCKS__ && <TryButton operation={operation} />}
        {example?.example && (
          <CodeSample html={example.example} label={`Response ${example.status}: ${id}`} />
        )}
      </div>
    </section>
  )
}

/** Only in builds with mocks. */
const TryRequest = __MOCKS__ ? onDemand(() => import('./try-request.tsx')) : () => null

/** Opens the form that sends the operation. */
function TryButton({ operation }: { readonly operation: OperationReference }) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <TryRequest operation={operation} />
  ) : (
    <Button variant="outline" size="sm" className={classes.try} onClick={() => setOpen(true)}>
      Try it <VisuallyHidden>{operation.id}</VisuallyHidden>
    </Button>
  )
}

interface FieldsProps {
  readonly title: string
  readonly fields: readonly (FieldReference & { readonly place?: string })[]
}

function Fields({ title, fields }: FieldsProps) {
  return (
    <>
      <h3>{title}</h3>
      <dl className={classes.fields}>
        {fields.map(({ name, type, required, description, place }) => (
          <div key={`${place ?? ''}:${name}`}>
            <dt>
              <code>{name}</code>
              {required && <span className={classes.required}>required</span>}
              {place !== undefined && <span className={classes.place}>{place}</span>}
            </dt>
            <dd>
              <code>{type}</code>
              {description !== '' && (
                <p>
                  <Prose text={description} />
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function ResponseEntry({
  response: { status, description, codes },
}: {
  readonly response: ResponseReference
}) {
  return (
    <li>
      <b data-success={status.startsWith('2') || undefined}>{status}</b>
      <span>
        <Prose text={description} />
        {codes.map((code) => (
          <Fragment key={code}>
            {' '}
            <Link
              to="/documentation/$category/$article"
              params={{ category: 'developers', article: 'problem-codes' }}
              hash={code}
              className={classes.code}
            >
              <code>{code}</code>
            </Link>
          </Fragment>
        ))}
      </span>
    </li>
  )
}

/** Contract text, with backticks rendered as code. */
function Prose({ text }: { readonly text: string }) {
  const parts = text
    .split('`')
    .map((part, index) => ({ part, key: `${index}:${part}`, isName: index % 2 === 1 }))
  return parts.map(({ part, key, isName }) => (isName ? <code key={key}>{part}</code> : part))
}
