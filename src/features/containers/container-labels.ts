import type { ContainerNamespace, ContainerPlan } from '#src/api/generated/types.gen.ts'
import type { Format } from '#src/ui/format.ts'

export const namespaceLabels: Readonly<Record<ContainerNamespace, string>> = {
  production: 'Production',
  staging: 'Staging',
  development: 'Development',
}

/** Namespaces of the specification. */
export const namespaceOptions = Object.entries(namespaceLabels).map(([value, label]) => ({ value, label }))

/** For example "1 replica" or "3 replicas". */
export function formatReplicas(count: number): string {
  return count === 1 ? '1 replica' : `${count} replicas`
}

/** For example "0.5 CPU, 1 GB memory, 10 GB disk". */
export function describePlan(
  { cpuMillis, memoryMb, diskGb }: Pick<ContainerPlan, 'cpuMillis' | 'memoryMb' | 'diskGb'>,
  format: Format,
): string {
  return `${formatCpu(cpuMillis, format)}, ${formatMemory(memoryMb, format)} memory, ${format.number(diskGb)} GB disk`
}

/** Formats millicores: 500 is "0.5 CPU". */
export function formatCpu(millis: number, format: Format): string {
  return `${format.number(millis / 1000, 2)} CPU`
}

/** Formats mebibytes: "512 MB", "4 GB". */
export function formatMemory(megabytes: number, format: Format): string {
  return megabytes < 1024 ? `${format.number(megabytes)} MB` : `${format.number(megabytes / 1024, 1)} GB`
}
