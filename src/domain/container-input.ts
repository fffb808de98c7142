import { CONTAINER_KINDS, CONTAINER_NAMESPACES, MAX_REPLICAS } from './container.ts'
import { checkDependency, checkEnvironmentName, checkImage } from './container-rules.ts'
import { boolean, fields, type InputProblem, integerBetween, list, oneOf, text } from './input-check.ts'
import { MAX_TAGS, RESOURCE_NAME_PATTERN, TAG_PATTERN } from './labels.ts'
import { REGION_IDS } from './region.ts'

/*
 * Checks of the contract's `ContainerCreate`, so that the console can show errors of a manifest while typing. A test
 * compares them with the contract.
 */

const label = text({
  pattern: RESOURCE_NAME_PATTERN,
  longest: 63,
  form: 'up to 63 lowercase letters, digits and hyphens, starting and ending with a letter or digit',
})

const id = text({ pattern: /^[a-z]+_[A-Za-z0-9]+$/, longest: 64, form: 'an id, such as vm_4f8k2m9x1c7q' })

const port = fields({ port: integerBetween(1, 65_535), protocol: oneOf('tcp', 'udp'), public: boolean })

const variable = fields({ name: checkEnvironmentName }, { value: text({ longest: 4096 }), secret: boolean })

const container = fields(
  {
    name: label,
    namespace: oneOf(...CONTAINER_NAMESPACES),
    region: oneOf(...REGION_IDS),
    image: checkImage,
    planId: id,
    replicas: integerBetween(1, MAX_REPLICAS),
  },
  {
    kind: oneOf(...CONTAINER_KINDS),
    cpuRequestMillis: integerBetween(50, 64_000),
    memoryRequestMb: integerBetween(32, 524_288),
    ports: list(20, port),
    env: list(100, variable),
    dependsOn: list(20, checkDependency, { unique: true }),
    tags: list(
      MAX_TAGS,
      text({
        pattern: TAG_PATTERN,
        longest: 63,
        form: 'up to 63 lowercase letters, digits and : _ . -, starting with a letter or digit',
      }),
      {
        unique: true,
      },
    ),
    projectId: id,
  },
)

/** Errors in the shape of a container's input. */
export function checkContainerInput(value: unknown): InputProblem[] {
  return container(value, '', 'A container')
}
