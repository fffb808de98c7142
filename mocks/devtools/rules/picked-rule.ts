import { InputError } from '../../kernel/input.ts'
import type { Rule } from '../../scenarios/document.ts'
import { callsUntilShown } from './retries.ts'

export type Trigger = 'always' | 'once' | 'nth' | 'chance'

/** Conditions of the next rule, as typed. */
export interface Picked {
  readonly trigger: Trigger
  /** Number of the first request, for `nth`. */
  readonly request: string
  /** Percent of the requests, for `chance`. */
  readonly percent: string
  /** Path or query parameter: `vmId=vm_1`. Empty for none. */
  readonly parameter: string
}

/**
 * Rule for an operation, a tag or a group.
 *
 * @throws InputError with a line for each mistake
 */
export function pickedRule(operation: Rule['operation'], picked: Picked, then: Rule['then']): Rule {
  const { trigger, request, percent, parameter } = picked
  const [, name, value = ''] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(parameter) ?? []
  const mistakes = [
    trigger === 'nth' && !/^[1-9]\d*$/.test(request) && 'Request number: type a whole number, 1 or more.',
    trigger === 'chance' && !isPercent(percent) && 'Percent: type a number from 0 to 100.',
    parameter.trim() !== '' &&
      name === undefined &&
      'Only where: type a parameter and its value, such as vmId=vm_1.',
  ].filter((it) => it !== false)
  if (mistakes.length > 0) throw new InputError('The rule is invalid.', mistakes)
  const when: Rule['when'] = {
    // “Next time” must show an error on the page.
    ...(trigger === 'once' && { times: callsUntilShown({ operation, then }) }),
    ...(trigger === 'nth' && { call: Number(request), times: 1000 }),
    ...(trigger === 'chance' && { probability: Number(percent) / 100 }),
    ...(name !== undefined && {
      match: name.endsWith('Id') ? { path: { [name]: value } } : { query: { [name]: value } },
    }),
  }
  return { operation, ...(Object.keys(when).length > 0 && { when }), then }
}

function isPercent(text: string): boolean {
  return text.trim() !== '' && Number(text) >= 0 && Number(text) <= 100
}
