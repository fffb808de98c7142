import type { OperationId } from '#mocks/engine/types.ts'
import { operationOf } from '../../contract/suite/contract.ts'
import type { Check } from '../check.ts'
import { checks } from '../checks/index.ts'
import { demoCredentials } from '../credentials.ts'
import { Hooks } from '../hooks.ts'
import type { InProcess } from '../in-process.ts'
import { type Result, run } from '../run.ts'
import { type Handle, operationOf as operationCalled } from './breaking.ts'
import type { Variant } from './variants/variant.ts'

/** Milliseconds of the server's clock for each request of a black box. */
const TICK = 1_000

/** Minutes of the server's clock for each second that the checks wait. */
const PACE = 60

/** Test data with items in every state, so that filters by state can be told apart. */
const EVERY_STATE = 'test,{"seedVariants":["failures","unpaid-invoices"]}'

/** Failures that a defect causes. */
export interface Detection {
  /** Failures of the expected check, for the expected reason. */
  readonly expected: readonly string[]
  /** Failures about operations without a defect. */
  readonly strays: readonly string[]
  /** All failures. */
  readonly all: readonly string[]
}

/** Checks for a variant: the expected one, and those of its group and of the responses in the same tags. */
function checksFor({ caughtBy, operations }: Variant): readonly Check[] {
  const tags = operations === 'all' ? [] : operations.map((id) => operationOf(id).tag)
  const groups = [caughtBy.split('/')[0], 'responses']
  return checks.filter(
    ({ id, group, tag }) =>
      id.startsWith(caughtBy) || (groups.includes(group) && tag !== null && tags.includes(tag)),
  )
}

/** Runs the checks against a variant, without test hooks unless it needs them. */
export async function detect(
  mock: InProcess,
  variant: Variant,
  { isSecure = false } = {},
): Promise<Detection> {
  const { caughtBy, says, needsHooks = false, breaks } = variant
  await mock.start(EVERY_STATE)
  const ticking =
    (next: Handle): Handle =>
    async (request) => {
      if (!needsHooks) await mock.advance(TICK)
      return next(request)
    }
  const driver = { ...mock.driver((next) => breaks()(ticking(next)), needsHooks), isSecure }
  const { results } = await run(checksFor(variant), driver, {
    credentials: demoCredentials,
    hooks: needsHooks ? await Hooks.of(driver) : Hooks.none,
    transitionTimeout: 300,
    ...(needsHooks ? {} : { pause: (ms: number) => mock.advance(ms * PACE) }),
    runId: 'broken',
  })
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  const isExpected = ({ check, message }: Result) =>
    check.id.startsWith(caughtBy) && (says === undefined || says.test(message ?? ''))
  return {
    expected: failed.filter(isExpected).map(textOf),
    strays: failed.filter((result) => !isAbout(variant, result)).map(textOf),
    all: failed.map(textOf),
  }
}

const textOf = ({ check, message }: Result) => `${check.id}: ${message}`

/** True if a failure names an operation with the defect: its check, its request, or its message. */
function isAbout({ operations }: Variant, { check, message, exchange }: Result): boolean {
  if (operations === 'all') return true
  const subject = check.id.split('/')[1] as OperationId
  const called = exchange ? operationCalled(exchange) : null
  return operations.some((id) => id === subject || id === called || message?.match(`\\b${id}\\b`))
}
