import assert from 'node:assert/strict'
import { contract } from '../../contract/suite/contract.ts'
import { type Check, check } from '../check.ts'

/** Everything that can be read, read once: what comes is held to the contract wherever it is sent from. */
export const answerChecks: readonly Check[] = contract
  .filter(
    ({ method, responses }) =>
      method === 'GET' && !responses.some((it) => it.contentType === 'text/event-stream'),
  )
  .map((operation) =>
    check('answers', operation.id, 'answers as documented', async (stage) => {
      const answer = await stage.api.send(operation.id, await stage.meant(operation))
      assert.equal(answer.status, 200, `it answered ${answer.outcome}: ${JSON.stringify(answer.body)}`)
    }),
  )
