import { isDeepStrictEqual } from 'node:util'
import { alternativesOf, pairAlternatives } from './alternatives.ts'
import { compareTexts, isSame, isText, type Level, type Pair, type Scope, shown, without } from './changes.ts'
import { compareRoles } from './compare-access.ts'
import { compareLimits, comparePatterns } from './compare-limits.ts'
import type { Json, Place } from './contract-files.ts'

/** Part of a schema: both versions, its name in the report, and the schemas around it. */
interface Schemas extends Pair {
  readonly name: string
  readonly visited: ReadonlySet<string>
}

/** Keywords with a comparison of their own. All others must not change. */
const COMPARED = [
  '$ref',
  'type',
  'enum',
  'const',
  'format',
  'pattern',
  'uniqueItems',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'oneOf',
  'anyOf',
  'default',
  'readOnly',
  'writeOnly',
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'],
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'],
]

/** Compares what a schema accepts. @param name of the schema, unless it has one in the contract */
export function compareSchemas(pair: Pair, name: string, scope: Scope): void {
  compare({ ...pair, name, visited: new Set() }, scope)
}

function compare({ before, after, name, visited }: Schemas, scope: Scope): void {
  const [old, now] = [before.follow(), after.follow()]
  const key = `${old.id} ${now.id}`
  if (visited.has(key)) return
  const part: Schemas = {
    before: withSiblings(before, old),
    after: withSiblings(after, now),
    name: after.has('$ref') ? now.name : name,
    visited: new Set(visited).add(key),
  }
  compareTexts(part, part.name, scope, ['x-permissions'])
  compareRoles(part, part.name, scope)
  if ([part.before, part.after].some((schema) => schema.has('oneOf') || schema.has('anyOf'))) {
    compareAlternatives(part, scope)
    return
  }
  if (!compareTypes(part, scope)) return
  compareValues(part, scope)
  compareLimits(part, part.name, scope)
  comparePatterns(part, part.name, scope)
  compareMarks(part, scope)
  compareProperties(part, scope)
  if (part.before.has('items') || part.after.has('items'))
    compareMember(part, 'items', `${part.name}[]`, scope)
  compareOthers(part, scope)
}

/** A referenced schema with the keywords beside `$ref`, which add to it (OpenAPI 3.1). */
function withSiblings(reference: Place, target: Place): Place {
  if (!reference.has('$ref') || reference.keys.length === 1) return target
  const { $ref: _, ...siblings } = reference.object
  return target.as({ ...target.object, ...siblings })
}

/** Narrower requests and wider responses break clients. */
function effect(isNarrower: boolean, { use }: Scope, level: Level = 'breaking'): Level {
  return isNarrower === (use.direction === 'request') ? level : 'compatible'
}

function compareAlternatives({ before, after, name, visited }: Schemas, scope: Scope): void {
  const { changes, use } = scope
  const { pairs, removed, added } = pairAlternatives(alternativesOf(before), alternativesOf(after))
  for (const { place, label } of removed)
    changes.add(effect(true, scope), 'alternative-removed', `${name}: can no longer be ${label}`, {
      at: place,
      isRemoved: true,
      use,
    })
  for (const { place, label } of added)
    changes.add(effect(false, scope), 'alternative-added', `${name}: can also be ${label}`, {
      at: place,
      use,
    })
  for (const pair of pairs) compare({ ...pair, name, visited }, scope)
}

const typesOf = (schema: Place): readonly Json[] | null => {
  const type = schema.at('type')
  return type.exists ? [type.value ?? null].flat() : null
}

const includesType = (types: readonly Json[], type: Json) =>
  types.includes(type) || (type === 'integer' && types.includes('number'))

/** @returns false if the types have nothing in common, so that other keywords can't be compared */
function compareTypes({ before, after, name }: Schemas, scope: Scope): boolean {
  const { changes, use } = scope
  const [old, now] = [typesOf(before), typesOf(after)]
  const removed = now === null ? [] : (old ?? ['any']).filter((type) => !includesType(now, type))
  const added = old === null ? [] : (now ?? ['any']).filter((type) => !includesType(old, type))
  const at = after.has('type') ? after.at('type') : after
  const what = `${name}: type ${listed(old)} → ${listed(now)}`
  if (removed.length > 0 && added.length > 0) changes.add('breaking', 'type-changed', what, { at, use })
  else if (removed.length > 0) changes.add(effect(true, scope), 'type-narrowed', what, { at, use })
  else if (added.length > 0) changes.add(effect(false, scope), 'type-widened', what, { at, use })
  return old === null || now === null || old.some((type) => includesType(now, type)) || added.length === 0
}

const listed = (types: readonly Json[] | null) => (types ? types.join(' or ') : 'any')

/** Values that `enum` or `const` accepts; null without either. */
const valuesOf = (schema: Place): readonly Json[] | null =>
  schema.has('const') ? [schema.object.const ?? null] : schema.has('enum') ? schema.at('enum').list : null

function compareValues({ before, after, name }: Schemas, scope: Scope): void {
  const { changes, use } = scope
  const [old, now] = [valuesOf(before), valuesOf(after)]
  const keywordOf = (schema: Place) => schema.at(schema.has('const') ? 'const' : 'enum')
  if (old === null && now === null) return
  if (old === null || now === null) {
    const at = keywordOf(now === null ? before : after)
    const what = now === null ? 'can have any value' : `accepts only ${now.map(shown).join(', ')}`
    const rule = now === null ? 'values-unlimited' : 'values-limited'
    changes.add(effect(now !== null, scope), rule, `${name}: ${what}`, { at, isRemoved: now === null, use })
    return
  }
  for (const value of without(old, now))
    changes.add(effect(true, scope), 'value-removed', `${name}: the value ${shown(value)} was removed`, {
      at: keywordOf(after),
      use,
    })
  const isList = before.has('enum') && after.has('enum')
  for (const value of without(now, old))
    changes.add(
      effect(false, scope, isList ? 'warning' : 'breaking'),
      'value-added',
      `${name}: the value ${shown(value)} was added`,
      {
        at: keywordOf(after),
        use,
      },
    )
}

/** `format`, `uniqueItems`, `default`, `readOnly` and `writeOnly`. */
function compareMarks({ before, after, name }: Schemas, scope: Scope): void {
  const { changes, use } = scope
  const report = (keyword: string, rule: string, levelOf: (old: Place, now: Place) => Level) => {
    const [old, now] = [before.at(keyword), after.at(keyword)]
    if (isSame(old, now)) return
    const what = `${name}: \`${keyword}\` ${shown(old.value)} → ${shown(now.value)}`
    changes.add(levelOf(old, now), rule, what, { at: now.exists ? now : old, isRemoved: !now.exists, use })
  }
  report('format', 'format-changed', (old, now) =>
    old.exists && now.exists ? 'breaking' : effect(now.exists, scope),
  )
  report('uniqueItems', 'unique-items-changed', (_, now) => effect(now.value === true, scope))
  report('default', 'default-changed', () => (use.direction === 'request' ? 'breaking' : 'compatible'))
  report('readOnly', 'read-only-changed', () => 'warning')
  report('writeOnly', 'write-only-changed', () => 'warning')
}

const isRequired = (schema: Place, name: string) => schema.at('required').list.includes(name)
const isClosed = (schema: Place) => schema.object.additionalProperties === false

function compareProperties(schemas: Schemas, scope: Scope): void {
  const { before, after, name, visited } = schemas
  const [old, now] = [before.at('properties'), after.at('properties')]
  for (const key of new Set([...old.keys, ...now.keys])) {
    const part = `${name}.${key}`
    if (!now.has(key)) propertyRemoved(old.at(key), part, schemas, scope)
    else if (!old.has(key)) propertyAdded(now.at(key), part, schemas, scope)
    else {
      compareRequired(key, schemas, scope)
      compare({ before: old.at(key), after: now.at(key), name: part, visited }, scope)
    }
  }
  compareAdditional(schemas, scope)
}

function propertyRemoved(at: Place, part: string, { before, after }: Schemas, { changes, use }: Scope): void {
  const breaks = use.direction === 'request' ? isClosed(after) : isRequired(before, at.name)
  const rule = isRequired(before, at.name) ? 'required-property-removed' : 'optional-property-removed'
  changes.add(breaks ? 'breaking' : 'warning', rule, `${part} was removed`, { at, isRemoved: true, use })
}

function propertyAdded(at: Place, part: string, { after }: Schemas, { changes, use }: Scope): void {
  const required = isRequired(after, at.name)
  const level = required && use.direction === 'request' ? 'breaking' : 'compatible'
  const rule = required ? 'required-property-added' : 'optional-property-added'
  changes.add(level, rule, `${part} was added${required ? ' and is required' : ''}`, { at, use })
}

function compareRequired(key: string, { before, after, name }: Schemas, scope: Scope): void {
  const required = isRequired(after, key)
  if (required === isRequired(before, key)) return
  const rule = required ? 'property-became-required' : 'property-became-optional'
  const what = `${name}.${key} is ${required ? 'now required' : 'no longer required'}`
  const at = after.has('required') ? after.at('required') : after.at('properties', key)
  scope.changes.add(effect(required, scope), rule, what, { at, use: scope.use })
}

/** `additionalProperties`: false, a schema, or anything. */
function compareAdditional({ before, after, name, visited }: Schemas, scope: Scope): void {
  const [old, now] = [before.at('additionalProperties'), after.at('additionalProperties')]
  const isAny = (place: Place) => !place.exists || place.value === true
  if (isSame(old, now) && typeof now.value !== 'object') return
  if (typeof old.value === 'object' && typeof now.value === 'object') {
    compare({ before: old, after: now, name: `${name}.*`, visited }, scope)
    return
  }
  if (isAny(old) && isAny(now)) return
  const isNarrower = now.value === false || isAny(old)
  const what = `${name}: other properties are ${isNarrower ? 'limited' : 'allowed'}`
  scope.changes.add(effect(isNarrower, scope), 'additional-properties-changed', what, {
    at: now.exists ? now : after,
    use: scope.use,
  })
}

function compareMember({ before, after, visited }: Schemas, key: string, name: string, scope: Scope): void {
  const [old, now] = [before.at(key), after.at(key)]
  if (old.exists && now.exists) compare({ before: old, after: now, name, visited }, scope)
  else {
    const level = effect(now.exists, scope)
    const at = now.exists ? now : old
    scope.changes.add(level, 'items-changed', `${name}: any item → ${now.exists ? 'a schema' : 'any item'}`, {
      at,
      isRemoved: !now.exists,
      use: scope.use,
    })
  }
}

/** Keywords that no rule knows: nobody can tell if the change is compatible. */
function compareOthers({ before, after, name }: Schemas, { changes, use }: Scope): void {
  for (const key of new Set([...before.keys, ...after.keys])) {
    if (COMPARED.includes(key) || isText(key)) continue
    const [old, now] = [before.at(key), after.at(key)]
    if (isDeepStrictEqual(old.value, now.value)) continue
    const what = `${name}: \`${key}\` ${old.exists ? (now.exists ? 'was changed' : 'was removed') : 'was added'}`
    changes.add('breaking', 'keyword-changed', what, {
      at: now.exists ? now : old,
      isRemoved: !now.exists,
      use,
    })
  }
}
