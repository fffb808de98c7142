import { Problem } from '../../engine/problem.ts'

interface LimitedList {
  /** The contract's `maxItems` of the list. */
  readonly limit: number
  readonly owner: string
  readonly entries: string
  readonly nextStep: string
}

const DELETE_ONE = 'Delete one you no longer need, then try again.'

/** Lists without pages that users add to. */
const LIMITED_LISTS = {
  sshKeys: { limit: 1000, owner: 'An organization', entries: 'SSH keys', nextStep: DELETE_ONE },
  savedViews: { limit: 1000, owner: 'An organization', entries: 'saved views', nextStep: DELETE_ONE },
  projects: { limit: 1000, owner: 'An organization', entries: 'projects', nextStep: DELETE_ONE },
  notificationChannels: {
    limit: 1000,
    owner: 'An organization',
    entries: 'notification channels',
    nextStep: DELETE_ONE,
  },
  budgets: { limit: 1000, owner: 'An organization', entries: 'budgets', nextStep: DELETE_ONE },
  paymentMethods: {
    limit: 1000,
    owner: 'An organization',
    entries: 'cards',
    nextStep: 'Remove one you no longer need, then try again.',
  },
  alertSilences: {
    limit: 1000,
    owner: 'An organization',
    entries: 'silences in effect',
    nextStep: 'End one you no longer need, then try again.',
  },
  databaseUsers: { limit: 200, owner: 'A database', entries: 'users', nextStep: DELETE_ONE },
  firewallsOfVm: {
    limit: 100,
    owner: 'A virtual machine',
    entries: 'firewalls',
    nextStep: 'Remove one from it, then try again.',
  },
  loadBalancersOfVm: {
    limit: 100,
    owner: 'A virtual machine',
    entries: 'load balancers',
    nextStep: 'Remove it from one, then try again.',
  },
} as const satisfies Readonly<Record<string, LimitedList>>

type ListName = keyof typeof LIMITED_LISTS

export function listLimit(list: ListName): number {
  return LIMITED_LISTS[list].limit
}

/**
 * Checks that a list has room for one more entry.
 * @throws Problem 409 `limit_reached`
 */
export function checkListLimit(list: ListName, count: number): void {
  const { limit, owner, entries, nextStep } = LIMITED_LISTS[list]
  if (count < limit) return
  throw new Problem(409, 'limit_reached', `${owner} can have ${formatLimit(limit)} ${entries}. ${nextStep}`)
}

/**
 * Checks the lists of all VMs in `/vmIds` of a body.
 * @throws Problem 409 `limit_reached`, listing every VM without room
 */
export function checkVmLimit<Vm extends { readonly id: string; readonly name: string }>(
  list: Extract<ListName, `${string}OfVm`>,
  vms: readonly Vm[],
  countOf: (vm: Vm) => number,
): void {
  const { limit, owner, entries, nextStep } = LIMITED_LISTS[list]
  const full = vms.flatMap((vm, index) => (countOf(vm) < limit ? [] : [{ vm, index }]))
  const [first] = full
  if (first === undefined) return
  const detail = `${owner} can have ${limit} ${entries}, and ${first.vm.name} already has that many. ${nextStep}`
  throw new Problem(409, 'limit_reached', {
    detail,
    errors: full.map(({ vm, index }) => ({
      in: 'body',
      pointer: `/vmIds/${index}`,
      code: 'limit_reached',
      message: `${vm.name} already has ${limit} ${entries}.`,
    })),
  })
}

function formatLimit(limit: number): string {
  return limit.toLocaleString('en-US')
}
