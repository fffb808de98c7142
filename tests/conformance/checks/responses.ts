import assert from 'node:assert/strict'
import { contract } from '../../contract/suite/contract.ts'
import { type Check, check } from '../check.ts'
import { Skip } from '../skip.ts'

/** Reads of anything but streams; all responses are checked against the contract. */
const reads = contract.filter(
  ({ method, responses }) =>
    method === 'GET' && !responses.some((it) => it.contentType === 'text/event-stream'),
)

/** Reads of series (`ResourceMetrics`, `MetricQueryResult`). */
const measured = reads.filter(({ parameters }) => parameters.some(({ name }) => name === 'points'))

interface Metrics {
  readonly from: string
  readonly to: string
  readonly stepSeconds: number
  readonly series: readonly { readonly values: readonly unknown[] }[]
}

export const responseChecks: readonly Check[] = [
  ...reads.map((operation) =>
    check('responses', operation.id, 'responds as documented', async (context) => {
      const response = await context.api.send(operation.id, await context.validRequest(operation))
      // Such as the preview of a change that the organization may not make.
      if (response.status === 409) throw new Skip(`needs data that allow the request: ${response.outcome}`)
      assert.equal(response.status, 200, `it returned ${response.outcome}: ${JSON.stringify(response.body)}`)
    }),
  ),
  ...measured.map((operation) =>
    check('responses', operation.id, 'returns a value for each step', async (context) => {
      const request = await context.validRequest(operation)
      for (const points of [2, 7, 500]) {
        const response = await context.api.send(operation.id, {
          ...request,
          query: { ...request.query, points },
        })
        assert.equal(response.status, 200, `points=${points} returned ${response.outcome}`)
        const { from, to, stepSeconds, series } = response.body as Metrics
        const range = (Date.parse(to) - Date.parse(from)) / 1000
        assert.equal(stepSeconds, Math.ceil(range / points), `seconds of a step with points=${points}`)
        for (const { values } of series)
          assert.equal(values.length, Math.ceil(range / stepSeconds), `values with points=${points}`)
      }
    }),
  ),
]
