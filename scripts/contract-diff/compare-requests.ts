import { compareTexts, isSame, type Pair, type Scope, shown } from './changes.ts'
import { compareSchemas } from './compare-schemas.ts'
import type { Place } from './contract-files.ts'

interface Operation {
  readonly path: string
  readonly item: Place
  readonly place: Place
}

/** Parameters by place and name; those of the operation replace those of its path. */
function parametersOf({ path, item, place }: Operation): Map<string, Place> {
  const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name)
  return new Map(
    [...item.at('parameters').items(), ...place.at('parameters').items()].map((reference) => {
      const parameter = reference.follow()
      const [where, name] = [parameter.at('in').text, parameter.at('name').text]
      // A path parameter is known by its position, a header in any case.
      const key = where === 'path' ? names.indexOf(name) : where === 'header' ? name.toLowerCase() : name
      return [`${where} ${key}`, parameter] as const
    }),
  )
}

const called = (parameter: Place) =>
  `${parameter.at('in').text} parameter ${shown(parameter.at('name').value)}`

export function compareParameters(pair: { before: Operation; after: Operation }, scope: Scope): void {
  const { changes, use } = scope
  const [old, now] = [parametersOf(pair.before), parametersOf(pair.after)]
  for (const [key, before] of old) {
    const after = now.get(key)
    if (after) compareParameter({ before, after }, scope)
    else
      changes.add('breaking', 'parameter-removed', `${called(before)} was removed`, {
        at: before,
        isRemoved: true,
        use,
      })
  }
  for (const [key, added] of now) {
    if (old.has(key)) continue
    const required = added.object.required === true
    const rule = required ? 'required-parameter-added' : 'optional-parameter-added'
    const what = `${called(added)} was added${required ? ' and is required' : ''}`
    changes.add(required ? 'breaking' : 'compatible', rule, what, { at: added, use })
  }
}

function compareParameter({ before, after }: Pair, scope: Scope): void {
  const { changes, use } = scope
  const name = called(after)
  compareTexts({ before, after }, name, scope)
  const [was, is] = [before.object.required === true, after.object.required === true]
  if (is !== was) {
    const rule = is ? 'parameter-became-required' : 'parameter-became-optional'
    const at = after.has('required') ? after.at('required') : after
    changes.add(is ? 'breaking' : 'compatible', rule, `${name} is ${is ? 'now' : 'no longer'} required`, {
      at,
      use,
    })
  }
  for (const key of ['style', 'explode', 'allowReserved', 'allowEmptyValue', 'content']) {
    const [old, now] = [before.at(key), after.at(key)]
    if (isSame(old, now)) continue
    const what = `${name}: \`${key}\` ${shown(old.value)} → ${shown(now.value)}`
    changes.add('breaking', 'parameter-format-changed', what, { at: now.exists ? now : after, use })
  }
  compareSchemas({ before: before.at('schema'), after: after.at('schema') }, name, scope)
}

/** Compares what an operation accepts as its body. */
export function compareBodies({ before, after }: Pair, scope: Scope): void {
  const { changes, use } = scope
  const [old, now] = [before.at('requestBody').follow(), after.at('requestBody').follow()]
  const isRequired = now.object.required === true
  if (!old.exists && now.exists) {
    const rule = isRequired ? 'required-body-added' : 'optional-body-added'
    const what = `${use.operation}: a body was added${isRequired ? ' and is required' : ''}`
    changes.add(isRequired ? 'breaking' : 'compatible', rule, what, { at: now })
    return
  }
  if (!now.exists) {
    const what = `${use.operation}: the body was removed`
    if (old.exists) changes.add('breaking', 'body-removed', what, { at: old, isRemoved: true })
    return
  }
  compareTexts({ before: old, after: now }, `body of ${use.operation}`, scope)
  if (isRequired !== (old.object.required === true)) {
    const rule = isRequired ? 'body-became-required' : 'body-became-optional'
    const what = `${use.operation}: the body is ${isRequired ? 'now' : 'no longer'} required`
    changes.add(isRequired ? 'breaking' : 'compatible', rule, what, { at: now })
  }
  compareMedia({ before: old.at('content'), after: now.at('content') }, `body of ${use.operation}`, scope)
}

/** Compares the media types of a request or response, and their schemas. */
export function compareMedia({ before, after }: Pair, name: string, scope: Scope): void {
  const { changes, use } = scope
  for (const type of before.keys)
    if (!after.has(type))
      changes.add('breaking', 'media-type-removed', `${name}: ${shown(type)} was removed`, {
        at: before.at(type),
        isRemoved: true,
        use,
      })
  for (const type of after.keys) {
    const now = after.at(type)
    if (!before.has(type)) {
      // A response can be in the new format although the client did not ask for it.
      const level = use.direction === 'request' || before.keys.length === 0 ? 'compatible' : 'warning'
      changes.add(level, 'media-type-added', `${name}: ${shown(type)} was added`, { at: now, use })
      continue
    }
    compareTexts({ before: before.at(type), after: now }, name, scope)
    compareSchemas({ before: before.at(type, 'schema'), after: now.at('schema') }, name, scope)
  }
}
