import { findContainerPlan } from './container-catalog.ts'
import { checkContainerInput } from './container-input.ts'
import { duplicateEntries, type Limited, type Listed, requestsBeyondPlan } from './container-rules.ts'
import type { InputProblem } from './input-check.ts'
import { parseYaml, type TextProblem, type YamlDocument } from './yaml-documents.ts'

/** Adds the line and column of a problem. */
function withPosition(document: YamlDocument, { pointer, code, message }: InputProblem): TextProblem {
  const place = code === 'unknown' ? document.keyPlaceOf(pointer) : document.placeOf(pointer)
  return { ...place, code, message }
}

/** Validates a manifest without calling the API. */
export function checkManifest(manifest: string): TextProblem[] {
  const { documents, problems } = parseYaml(manifest)
  if (problems.length > 0) return [...problems]
  return documents.flatMap((document) => {
    const shape = checkContainerInput(document.value)
    const rules = shape.length > 0 ? [] : rulesOf(document.value as Limited & Listed)
    return [...shape, ...rules].map((it) => withPosition(document, it))
  })
}

function rulesOf(input: Limited & Listed): InputProblem[] {
  const plan: InputProblem[] =
    findContainerPlan(input.planId ?? '') === undefined
      ? [
          {
            pointer: '/planId',
            code: 'unknown_reference',
            message: `The plan ${input.planId} doesn’t exist. Choose another one.`,
          },
        ]
      : []
  return [...plan, ...requestsBeyondPlan(input), ...duplicateEntries(input)]
}
