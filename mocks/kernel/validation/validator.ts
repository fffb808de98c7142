import { pointerStep } from '#src/json-pointer.ts'
import { isObject } from '../is-object.ts'
import { canonicalJson } from '../same-json.ts'
import { assertionsOf } from './assertions.ts'
import { type Check, type Failure, type Keyword, NONE, type Schema } from './schema.ts'
import { typeTest } from './types.ts'

/**
 * Validates values with JSON Schemas. Each schema becomes a closure when it is first used; no code is generated, so
 * it works under a content security policy without `eval`.
 *
 * @param schemaOf schema that a `$ref` names
 */
export function createValidator(
  schemaOf: (name: string) => Schema | undefined,
): (schema: Schema, value: unknown) => readonly Failure[] {
  const compiled = new Map<Schema, Check>()
  const references = new Map<string, Check>()

  /** Compiled on the first call: schemas may be recursive, and most are never used. */
  function reference(name: string): Check {
    const known = references.get(name)
    if (known !== undefined) return known
    let check: Check | undefined
    const lazy = rememberFrozen((value) => {
      check ??= compile(schemaByName(name))
      return check(value)
    })
    references.set(name, lazy)
    return lazy
  }

  function schemaByName(name: string): Schema {
    const schema = schemaOf(name)
    if (schema === undefined) throw new Error(`There is no schema ${name}.`)
    return schema
  }

  function compile(schema: Schema): Check {
    if (schema.$ref !== undefined) return reference(schema.$ref)
    const assertions = assertionsOf(schema).map(({ keyword, expected, test }) => ({
      test,
      failed: [{ pointer: '', keyword, expected }],
    }))
    const parts = [
      ...(schema.oneOf ? [unionOf(schema.oneOf)] : []),
      ...(schema.items ? [itemsCheck(compile(schema.items))] : []),
      ...(schema.uniqueItems ? [uniqueCheck] : []),
      ...(schema.properties || schema.required || schema.additionalProperties === false
        ? [objectCheck(schema)]
        : []),
    ]
    const isOfType = typeTest(schema.type)
    const wrongType = [{ pointer: '', keyword: 'type', expected: schema.type } as const]
    if (assertions.length + parts.length === 0) return (value) => (isOfType(value) ? NONE : wrongType)
    return (value) => {
      if (!isOfType(value)) return wrongType
      let failures = NONE
      for (const { test, failed } of assertions) if (!test(value)) failures = concatFailures(failures, failed)
      for (const part of parts) failures = concatFailures(failures, part(value))
      return failures
    }
  }

  /** Tagged union: only the variant with the matching tag reports failures. */
  function unionOf(forms: readonly Schema[]): Check {
    const resolved = forms.map((form) => (form.$ref === undefined ? form : schemaByName(form.$ref)))
    const checks = forms.map(compile)
    const tag = tagOf(resolved)
    if (tag === undefined) return oneOfCheck(forms, checks)
    const values = resolved.map((form) => form.properties?.[tag]?.const)
    return (value) => {
      if (!isObject(value)) return [{ pointer: '', keyword: 'type', expected: 'object' }]
      const given = value[tag]
      if (given === undefined) return [{ pointer: `/${tag}`, keyword: 'required', expected: [tag] }]
      const chosen = checks[(values as unknown[]).indexOf(given)]
      return chosen?.(value) ?? [{ pointer: `/${tag}`, keyword: 'enum', expected: values }]
    }
  }

  function objectCheck({ properties = {}, required = [], additionalProperties }: Schema): Check {
    const members = Object.entries(properties).map(([name, schema]) => ({
      name,
      isRequired: required.includes(name),
      check: compile(schema),
    }))
    const undeclared = required.filter((name) => !Object.hasOwn(properties, name))
    const isClosed = additionalProperties === false
    return (value) => {
      if (!isObject(value)) return NONE
      let present = 0
      let isComplete = undeclared.every((name) => value[name] !== undefined)
      let failures = NONE
      for (const { name, isRequired, check } of members) {
        const member = value[name]
        if (member === undefined) {
          if (isRequired) isComplete = false
          continue
        }
        present += 1
        const found = check(member)
        if (found !== NONE) failures = concatFailures(failures, prefixPointers(name, found))
      }
      // Counts members, since looking each name up takes a third longer.
      if (isClosed && countKeys(value) !== present)
        failures = concatFailures(unknownMembers(value, properties), failures)
      return isComplete ? failures : concatFailures(missingMembers(value, required), failures)
    }
  }

  return (schema, value) => {
    let check = compiled.get(schema)
    if (check === undefined) {
      check = compile(schema)
      compiled.set(schema, check)
    }
    return check(value)
  }
}

function missingMembers(value: Readonly<Record<string, unknown>>, required: readonly string[]): Failure[] {
  const missing = required.filter((name) => value[name] === undefined)
  return missing.map((name) => ofMember(name, 'required', required))
}

function unknownMembers(value: object, properties: object): Failure[] {
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(properties, name))
  return unknown.map((name) => ofMember(name, 'additionalProperties', false))
}

/** Checks a frozen value only once. Responses are deeply frozen (`deepFreeze`), so a valid one stays valid. */
function rememberFrozen(check: Check): Check {
  const fitting = new WeakSet<object>()
  return (value) => {
    if (typeof value !== 'object' || value === null) return check(value)
    if (fitting.has(value)) return NONE
    const failures = check(value)
    if (failures === NONE && Object.isFrozen(value)) fitting.add(value)
    return failures
  }
}

function itemsCheck(check: Check): Check {
  return (value) => {
    if (!Array.isArray(value)) return NONE
    let failures = NONE
    for (let index = 0; index < value.length; index += 1) {
      const found = check(value[index])
      if (found !== NONE) failures = concatFailures(failures, prefixPointers(String(index), found))
    }
    return failures
  }
}

function uniqueCheck(value: unknown): readonly Failure[] {
  return !Array.isArray(value) || areUnique(value) ? NONE : REPEATED
}

const REPEATED: readonly Failure[] = [{ pointer: '', keyword: 'uniqueItems', expected: true }]

/** Untagged union: reports the failures of every variant. */
function oneOfCheck(forms: readonly Schema[], checks: readonly Check[]): Check {
  return (value) => {
    let failures = NONE
    let fitting = 0
    for (const check of checks) {
      const ofForm = check(value)
      if (ofForm === NONE) fitting += 1
      else failures = concatFailures(failures, ofForm)
    }
    return fitting === 1 ? NONE : [...failures, { pointer: '', keyword: 'oneOf', expected: forms }]
  }
}

/** Required property with a different constant in each object schema; undefined if there is none. */
function tagOf(forms: readonly Schema[]): string | undefined {
  return Object.keys(forms[0]?.properties ?? {}).find((name) => {
    const constants = forms.map(({ properties, required }) =>
      required?.includes(name) ? properties?.[name]?.const : undefined,
    )
    return !constants.includes(undefined) && new Set(constants).size === forms.length
  })
}

function concatFailures(failures: readonly Failure[], more: readonly Failure[]): readonly Failure[] {
  if (more === NONE) return failures
  return failures === NONE ? more : [...failures, ...more]
}

function ofMember(name: string, keyword: Keyword, expected: unknown): Failure {
  return { pointer: pointerStep(name), keyword, expected }
}

function prefixPointers(name: string, failures: readonly Failure[]): readonly Failure[] {
  const prefix = pointerStep(name)
  return failures.map((failure) => ({ ...failure, pointer: prefix + failure.pointer }))
}

function countKeys(object: object): number {
  let count = 0
  for (const _ in object) count += 1
  return count
}

/** True if no two items are equal (JSON Schema 2020-12, 4.2.2). */
function areUnique(items: readonly unknown[]): boolean {
  return items.length < 2 || new Set(items.map(identityOf)).size === items.length
}

/** Same result for equal values, regardless of the order of members. */
function identityOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  // The prefix distinguishes it from a string with the same text.
  return `\0${canonicalJson(value)}`
}
