import type { OperationId } from '#mocks/engine/types.ts'
import { sample } from '../contract/cases/support/sample.ts'
import type { AnyResponse, Request } from '../contract/suite/api.ts'
import { type ContractOperation, contract } from '../contract/suite/contract.ts'
import { Skip } from './skip.ts'

/** Item of any list. */
export type Item = Readonly<Record<string, unknown>>

/** Path parameters. */
export type Ids = Readonly<Record<string, string>>

/** Parts of a conformance run that finding resources needs. */
interface Sender {
  /** Sends a request as the owner. */
  send(operation: OperationId, request: Request): Promise<AnyResponse>
  /** True for a name created by this run. */
  isOurs(name: unknown): boolean
  /** Makes a resource for a path such as `/vms/{vmId}`; null if checks can't. */
  readonly make?: (path: string) => Promise<Ids | null>
}

/** Lists that contain ids which the parent path does not. */
const elsewhere: Readonly<Record<string, { readonly list: OperationId; id(item: Item): unknown }>> = {
  '/resources/{resourceId}': { list: 'listVms', id: ({ id }) => id },
  '/load-balancers/{loadBalancerId}/targets/{vmId}': { list: 'listLoadBalancerTargets', id: vmIdOf },
  '/firewalls/{firewallId}/assignments/{vmId}': { list: 'listFirewallAssignments', id: vmIdOf },
  '/invitations/{invitationId}': {
    list: 'listMembers',
    id: ({ id, invitation }) => (invitation ? id : null),
  },
  '/avatars/{avatarId}': {
    list: 'listMembers',
    id: ({ avatarUrl }) => /[^/]+$/.exec(String(avatarUrl ?? ''))?.[0],
  },
}

function vmIdOf({ vm }: Item): unknown {
  return (vm as Item | undefined)?.id
}

/** Number of parents tried to find one with children. */
const TRIES = 10

/** Finds existing resources of the server, except those that checks created. */
export class ExistingResources {
  readonly #sender: Sender
  /** By path up to an id, such as `/vms/{vmId}`. */
  readonly #known = new Map<string, Promise<readonly Ids[]>>()

  constructor(sender: Sender) {
    this.#sender = sender
  }

  /**
   * Path parameters for an operation.
   * @throws Skip if the server has no such resource
   */
  async pathOf(operation: ContractOperation): Promise<Ids> {
    const { path } = operation
    if (path.includes('{token}')) throw new Skip('needs a link from a mail')
    const [ids] = await this.pathsOf(operation)
    if (!ids) throw new Skip(`needs an item for ${path}`)
    return ids
  }

  /** All known combinations of path parameters. */
  pathsOf({ path }: ContractOperation): Promise<readonly Ids[]> {
    return this.#idsOf(path.slice(0, path.lastIndexOf('}') + 1))
  }

  async #idsOf(path: string): Promise<readonly Ids[]> {
    const found = this.#known.get(path) ?? this.#find(path)
    this.#known.set(path, found)
    // A check of another tag may be refused what this one is given.
    found.catch(() => this.#known.delete(path))
    const all = await found
    if (all.length > 0) return all
    const made = await this.#sender.make?.(path)
    return made ? [made] : []
  }

  async #find(path: string): Promise<readonly Ids[]> {
    if (path === '') return [{}]
    const name = path.slice(path.lastIndexOf('{') + 1, -1)
    const other = elsewhere[path]
    const listPath = path.slice(0, path.lastIndexOf('/'))
    const list = contract.find((it) =>
      other ? it.id === other.list : it.method === 'GET' && it.path === listPath,
    )
    if (!list) return []
    const outer = await this.#idsOf(listPath.slice(0, listPath.lastIndexOf('}') + 1))
    const found: Ids[] = []
    for (const within of outer) {
      const ids = itemsOf(await this.#sender.send(list.id, { ...sample(list), path: within }))
        .filter((item) => !this.#sender.isOurs(item.name) && !this.#sender.isOurs(item.domain))
        .map((item) => (other ? other.id(item) : item.id))
        .filter((id) => typeof id === 'string')
      found.push(...ids.map((id) => ({ ...within, [name]: id })))
      if (found.length >= TRIES) break
    }
    return found.slice(0, TRIES)
  }
}

/** Items of a list response. */
export function itemsOf({ operation, outcome, body }: AnyResponse): readonly Item[] {
  const { items } = (body ?? {}) as { readonly items?: readonly Item[] }
  if (!Array.isArray(items)) throw new Error(`${operation} returned ${outcome} without items`)
  return items
}

/** Created resource from a response body; VMs come as a list. */
export function createdItem(body: unknown): Item {
  const { items } = body as { readonly items?: readonly Item[] }
  return items?.[0] ?? (body as Item)
}

/** Key of an item: its id, that of its activity, or its whole content. */
export const keyOf = (item: Item): string =>
  String(item.id ?? (item.activity as Item | undefined)?.id ?? JSON.stringify(item))
