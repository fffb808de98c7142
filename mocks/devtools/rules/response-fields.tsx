import { useId } from 'react'
import { operations } from '../../contract/operations.gen.ts'
import { problemTitles } from '../../contract/problems.gen.ts'
import { FAULTS, type Fault } from '../../engine/outcome.ts'
import type { KnownOperation } from '../../engine/types.ts'
import { isTarget, type Target } from '../../scenarios/target.ts'
import { Button, Check, Field, indentJson, Row, Select, TextArea } from '../kit.tsx'
import styles from '../panel.module.css'
import { usePanelContext } from '../panel-context.tsx'
import { ErrorFields } from './error-fields.tsx'
import { documentedOutcomes, FAULT_TITLES } from './outcomes.ts'
import { PatchFields } from './patch-fields.tsx'
import type { ResponseKind, RuleDraft } from './rule-draft.ts'

const kinds: ReadonlyArray<readonly [kind: ResponseKind, label: string]> = [
  ['problem', 'Problem'],
  ['body', 'Custom body'],
  ['patch', 'Real response with changes'],
  ['fault', 'Network fault'],
  ['delay', 'Real response after a delay'],
  ['live', 'Live backend'],
  ['mock', 'Mock, overriding earlier rules'],
]

const faultOptions = (Object.keys(FAULTS) as Fault[]).map((fault) => [fault, FAULT_TITLES[fault]] as const)

interface ResponseFieldsProps {
  readonly draft: RuleDraft
  readonly onChange: (change: Partial<RuleDraft>) => void
}

/** Fields of a rule's response, by its kind. */
export function ResponseFields({ draft, onChange }: ResponseFieldsProps) {
  const { kind } = draft
  const last = useLastResponse(draft.operation)
  const isResponse = kind === 'problem' || kind === 'body' || kind === 'patch'
  return (
    <>
      <Select
        label="Respond with"
        isLabelShown
        value={kind}
        options={kinds}
        onValue={(next) => onChange({ kind: next })}
      />
      {kind === 'problem' && <ProblemFields draft={draft} onChange={onChange} />}
      {kind === 'body' && <BodyFields draft={draft} last={last} onChange={onChange} />}
      {kind === 'patch' && (
        <PatchFields original={last} patch={draft.patch} onPatch={(patch) => onChange({ patch })} />
      )}
      {isResponse && (
        <>
          <TextArea
            label="Headers (optional)"
            placeholder="x-name: value"
            rows={draft.headers.split('\n').length}
            value={draft.headers}
            onText={(headers) => onChange({ headers })}
          />
          <Check
            label="Outside the contract: allow a response that the contract forbids"
            isChecked={draft.isOutsideContract}
            onChecked={(isOutsideContract) => onChange({ isOutsideContract })}
          />
        </>
      )}
      {kind === 'fault' && (
        <div className={styles.fields}>
          <Select
            label="Fault"
            isLabelShown
            value={draft.fault}
            options={faultOptions}
            onValue={(fault) => onChange({ fault })}
          />
          {draft.fault === 'slow-body' && (
            <Field
              label="Duration (ms)"
              type="number"
              min={0}
              placeholder="5000"
              value={draft.overMs}
              onText={(overMs) => onChange({ overMs })}
            />
          )}
        </div>
      )}
      {kind === 'fault' && <p className={styles.hint}>{FAULTS[draft.fault]}</p>}
      {kind === 'delay' && (
        <Field
          label="Milliseconds"
          type="number"
          min={0}
          max={600_000}
          className={styles.short}
          value={draft.delayMs}
          onText={(delayMs) => onChange({ delayMs })}
        />
      )}
    </>
  )
}

function ProblemFields({ draft, onChange }: ResponseFieldsProps) {
  const id = useId()
  const { operation, problem } = draft
  const documented = documentedOutcomes(operation as Target)
  const code = problem.trim().split(/\s+/)[1] ?? ''
  return (
    <>
      <div className={styles.fields}>
        <Field
          label="Status and code"
          suggestions={documented.map(({ label, title }) => [label, title])}
          placeholder="503 unavailable"
          aria-describedby={`${id}-title`}
          value={problem}
          onText={(text) => onChange({ problem: text })}
        />
        <Field
          label="Retry after (seconds)"
          type="number"
          min={1}
          placeholder={/^(429|503)/.test(problem) ? '30' : 'none'}
          value={draft.retryAfter}
          onText={(retryAfter) => onChange({ retryAfter })}
        />
      </div>
      {problemTitles[code] !== undefined && (
        <p id={`${id}-title`} className={styles.hint}>
          {problemTitles[code]}
        </p>
      )}
      <TextArea
        label="Text (optional)"
        placeholder="Describes the requested resource by default"
        rows={draft.detail.length > 80 ? 3 : 1}
        value={draft.detail}
        onText={(detail) => onChange({ detail })}
      />
      <ErrorFields operation={operation} errors={draft.errors} onErrors={(errors) => onChange({ errors })} />
    </>
  )
}

interface LastResponse {
  readonly status: number
  readonly text: string
}

interface BodyFieldsProps extends ResponseFieldsProps {
  /** Null for none. */
  readonly last: LastResponse | null
}

function BodyFields({ draft, last, onChange }: BodyFieldsProps) {
  const statuses = documentedStatuses(draft.operation)
  return (
    <>
      <div className={styles.fields}>
        <Field
          label="Status"
          type="number"
          min={200}
          max={599}
          suggestions={statuses.map((status) => [status])}
          value={draft.status}
          onText={(status) => onChange({ status })}
        />
      </div>
      <TextArea
        label="Body"
        placeholder="none"
        rows={Math.min(14, Math.max(3, draft.body.split('\n').length))}
        value={draft.body}
        onText={(body) => onChange({ body })}
      />
      {last !== null && (
        <Row>
          <Button onClick={() => onChange({ status: String(last.status), body: indentJson(last.text) })}>
            Use the last response
          </Button>
        </Row>
      )}
    </>
  )
}

/** Last successful JSON response of an operation in the log; null for none. */
function useLastResponse(operation: string): LastResponse | null {
  const { log } = usePanelContext()
  const entry = log.findLast(
    ({ operationId, status, responseBody }) =>
      operationId === operation && status !== null && status < 400 && responseBody?.match(/^\s*[[{]/),
  )
  if (entry?.status == null || entry.responseBody === null) return null
  return { status: entry.status, text: entry.responseBody }
}

/** Statuses that every operation of a target documents. */
function documentedStatuses(target: string): readonly string[] {
  const [first, ...others] = (Object.values(operations) as KnownOperation[]).filter((operation) =>
    isTarget(target as Target, operation),
  )
  return Object.keys(first?.responses ?? {}).filter((status) =>
    others.every(({ responses }) => status in responses),
  )
}
