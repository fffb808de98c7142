import { isDeepStrictEqual } from 'node:util'
import type { Pair } from './changes.ts'
import type { Json, Place } from './contract-files.ts'

/** One of the schemas that a value may have. */
export interface Alternative {
  readonly place: Place
  /** Name of its schema, its tag or its type. */
  readonly label: string
}

interface Paired {
  readonly pairs: readonly Pair[]
  readonly removed: readonly Alternative[]
  readonly added: readonly Alternative[]
}

/** Members of `oneOf` or `anyOf`; any other schema is its own only alternative, or one for each of its types. */
export function alternativesOf(schema: Place): readonly Alternative[] {
  const list = schema.at(schema.has('oneOf') ? 'oneOf' : 'anyOf')
  if (list.exists) {
    const { oneOf: _, anyOf: __, ...siblings } = schema.object
    return list.items().map((place) => alternative(withSharedKeywords(place, siblings)))
  }
  const { type } = schema.object
  if (Array.isArray(type)) return type.map((it) => alternative(schema.as({ ...schema.object, type: it })))
  return [alternative(schema)]
}

/** Keywords beside `oneOf` hold for each of its members. */
function withSharedKeywords(place: Place, siblings: Readonly<Record<string, Json>>): Place {
  const { description: _, title: __, ...rest } = siblings
  return Object.keys(rest).length === 0 || place.has('$ref') ? place : place.as({ ...rest, ...place.object })
}

function alternative(place: Place): Alternative {
  const target = place.follow()
  return { place, label: place.has('$ref') ? target.name : (tagOf(target) ?? typeOf(target)) }
}

/** `kind: "http"`, from the property with a constant. */
function tagOf(schema: Place): string | null {
  const properties = schema.at('properties')
  const tag = properties.keys.find((key) => properties.at(key).follow().has('const'))
  return tag === undefined ? null : `${tag}: ${JSON.stringify(properties.at(tag).follow().object.const)}`
}

const typeOf = ({ object }: Place) => JSON.stringify(object.const ?? object.type ?? object)

type IsMatch = (old: Alternative, now: Alternative) => boolean

/** Ways to recognize an alternative, best first. */
const matches: readonly IsMatch[] = [
  (old, now) => old.label === now.label,
  (old, now) => isDeepStrictEqual(old.place.follow().value, now.place.follow().value),
  (old, now) => {
    const tag = tagOf(old.place.follow())
    return tag !== null && tag === tagOf(now.place.follow())
  },
  (old, now) => {
    const [before, after] = [old.place.follow(), now.place.follow()]
    return !tagOf(before) && !tagOf(after) && typeOf(before) === typeOf(after)
  },
]

export function pairAlternatives(before: readonly Alternative[], after: readonly Alternative[]): Paired {
  const [removed, added] = [[...before], [...after]]
  const pairs: Pair[] = []
  for (const isMatch of matches) {
    for (const old of [...removed]) {
      const now = added.find((it) => isMatch(old, it))
      if (!now) continue
      removed.splice(removed.indexOf(old), 1)
      added.splice(added.indexOf(now), 1)
      pairs.push({ before: old.place, after: now.place })
    }
  }
  return { pairs, removed, added }
}
