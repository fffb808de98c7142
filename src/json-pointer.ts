/** Names on the way of a JSON pointer (RFC 6901): `/paths/~1vms/get` leads by `paths`, `/vms` and `get`. */
export function pointerSteps(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Names on the way of a reference within a document (RFC 6901, section 6): `#/components/schemas/Vm`. */
export function referenceSteps(reference: string): string[] {
  return pointerSteps(decodeURIComponent(reference.slice(1)))
}

/** Part of a JSON pointer that leads to a name, with the slash before it: that of `/vms` is `/~1vms`. */
export function pointerStep(name: string): string {
  return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
}
