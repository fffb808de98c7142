import { type Pair, type Scope, shown, without } from './changes.ts'
import type { Place } from './contract-files.ts'

/** Key scopes, smallest first; with `none` no key is accepted. */
const KEY_SCOPES = ['read_only', 'deploy_only', 'full_access', 'none']

interface Operation {
  readonly root: Place
  readonly place: Place
}

/** Compares who may call an operation: permission, key scope and ways to authenticate. */
export function compareAccess(pair: { before: Operation; after: Operation }, scope: Scope): void {
  comparePermissions(pair.before.place, pair.after.place, scope)
  compareKeyScopes(pair.before.place, pair.after.place, scope)
  compareSecurity(pair, scope)
}

/** Nobody needs `none`, and only owners have `full_access`, who have every other permission too. */
function comparePermissions(before: Place, after: Place, { changes, use }: Scope): void {
  const [old, now] = [before.at('x-permission').text || 'none', after.at('x-permission').text || 'none']
  if (old === now) return
  const at = after.has('x-permission') ? after.at('x-permission') : after
  const opens = now === 'none' || old === 'full_access'
  const what = `${use.operation}: needs the permission ${shown(now)} instead of ${shown(old)}`
  if (opens) changes.add('compatible', 'permission-lowered', what, { at })
  else changes.add('breaking', 'permission-raised', `${what}; callers without it are locked out`, { at })
}

function compareKeyScopes(before: Place, after: Place, { changes, use }: Scope): void {
  const [old, now] = [before.at('x-key-scope').text, after.at('x-key-scope').text]
  if (old === now || old === '' || now === '') return
  const at = after.at('x-key-scope')
  if (KEY_SCOPES.indexOf(now) < KEY_SCOPES.indexOf(old)) {
    const what = `${use.operation}: accepts keys with the scope ${shown(now)}, before ${shown(old)}`
    changes.add('compatible', 'key-scope-lowered', what, { at })
    return
  }
  const what =
    now === 'none'
      ? 'no longer accepts API keys'
      : `needs a key with the scope ${shown(now)} instead of ${shown(old)}; smaller keys are locked out`
  changes.add('breaking', 'key-scope-raised', `${use.operation}: ${what}`, { at })
}

/** `x-permissions`: what each team role may do. */
export function compareRoles({ before, after }: Pair, name: string, { changes }: Scope): void {
  const [old, now] = [before.at('x-permissions'), after.at('x-permissions')]
  for (const role of now.keys) {
    const at = now.at(role)
    for (const permission of without(old.at(role).list, at.list))
      changes.add('breaking', 'role-lost-permission', `${name}: ${role} no longer has ${shown(permission)}`, {
        at,
      })
    for (const permission of without(at.list, old.at(role).list))
      changes.add('compatible', 'role-got-permission', `${name}: ${role} also has ${shown(permission)}`, {
        at,
      })
  }
}

/** Ways to authenticate, of which a caller needs one; none if anybody may call. */
function waysOf({ root, place }: Operation): string[] {
  const security = place.has('security') ? place.at('security') : root.at('security')
  const ways = security.items().map((way) =>
    way.keys
      .toSorted()
      .map((scheme) => [scheme, ...way.at(scheme).list].join(' '))
      .join(' and '),
  )
  return ways.length === 0 ? [''] : ways
}

const called = (way: string) => (way === '' ? 'nobody signed in' : way)

function compareSecurity(
  { before, after }: { before: Operation; after: Operation },
  { changes, use }: Scope,
): void {
  const [old, now] = [waysOf(before), waysOf(after)]
  const at = after.place.has('security') ? after.place.at('security') : after.place
  for (const way of without(old, now)) {
    // An operation that lets anybody call also lets those with credentials call.
    if (now.includes('')) continue
    const what = `${use.operation}: can no longer be called with ${called(way)}`
    changes.add('breaking', 'security-removed', what, { at })
  }
  for (const way of without(now, old)) {
    if (old.includes('')) continue
    const what = `${use.operation}: can be called with ${called(way)} too`
    changes.add('compatible', 'security-added', what, { at })
  }
}
