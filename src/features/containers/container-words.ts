import type { ContainerNamespace, ContainerPlan, ContainerPort } from '#src/api/generated/types.gen.ts'
import type { Format } from '#src/ui/format.ts'

export const namespaceWords: Readonly<Record<ContainerNamespace, string>> = {
  production: 'Production',
  staging: 'Staging',
  development: 'Development',
}

/** The specification's options. */
export const namespaceOptions = Object.entries(namespaceWords).map(([value, label]) => ({ value, label }))

/** "1 replica", "3 replicas" */
export function replicasInWords(count: number): string {
  return count === 1 ? '1 replica' : `${count} replicas`
}

/** "0.5 CPU, 1 GB memory, 10 GB disk" */
export function describePlan(
  { cpuMillis, memoryMb, diskGb }: Pick<ContainerPlan, 'cpuMillis' | 'memoryMb' | 'diskGb'>,
  format: Format,
): string {
  return `${cpuInWords(cpuMillis, format)}, ${memoryInWords(memoryMb, format)} memory, ${format.number(diskGb)} GB disk`
}

/** From thousandths of a vCPU: "0.5 CPU". */
export function cpuInWords(millis: number, format: Format): string {
  return `${format.number(millis / 1000, 2)} CPU`
}

/** From mebibytes: "512 MB", "4 GB". */
export function memoryInWords(megabytes: number, format: Format): string {
  return megabytes < 1024 ? `${format.number(megabytes)} MB` : `${format.number(megabytes / 1024, 1)} GB`
}

/** "8080", "53/udp" */
export function portInWords({ port, protocol }: ContainerPort): string {
  return protocol === 'tcp' ? String(port) : `${port}/${protocol}`
}
