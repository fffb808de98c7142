import type { ContainerNamespace, ContainerPlan, ContainerPort } from '#src/api/generated/types.gen.ts'
import type { Format } from '#src/ui/format.ts'

export const namespaceWords: Readonly<Record<ContainerNamespace, string>> = {
  production: 'Production',
  staging: 'Staging',
  development: 'Development',
}

/** Namespaces of the specification. */
export const namespaceOptions = Object.entries(namespaceWords).map(([value, label]) => ({ value, label }))

/** For example "1 replica" or "3 replicas". */
export function replicasInWords(count: number): string {
  return count === 1 ? '1 replica' : `${count} replicas`
}

/** For example "0.5 CPU, 1 GB memory, 10 GB disk". */
export function describePlan(
  { cpuMillis, memoryMb, diskGb }: Pick<ContainerPlan, 'cpuMillis' | 'memoryMb' | 'diskGb'>,
  format: Format,
): string {
  return `${cpuInWords(cpuMillis, format)}, ${memoryInWords(memoryMb, format)} memory, ${format.number(diskGb)} GB disk`
}

/** Formats millicores: 500 is "0.5 CPU". */
export function cpuInWords(millis: number, format: Format): string {
  return `${format.number(millis / 1000, 2)} CPU`
}

/** Formats mebibytes: "512 MB", "4 GB". */
export function memoryInWords(megabytes: number, format: Format): string {
  return megabytes < 1024 ? `${format.number(megabytes)} MB` : `${format.number(megabytes / 1024, 1)} GB`
}

/** For example "8080" or "53/udp". */
export function portInWords({ port, protocol }: ContainerPort): string {
  return protocol === 'tcp' ? String(port) : `${port}/${protocol}`
}
