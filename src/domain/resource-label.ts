/** "web-prod-01"; with the namespace for containers, whose names are unique only in it: "checkout-api (staging)". */
export function resourceLabel({
  name,
  namespace,
}: {
  readonly name: string
  readonly namespace?: string | null | undefined
}): string {
  return namespace ? `${name} (${namespace})` : name
}
