/** "2 resources and 1 snapshot": screens count volume snapshots apart. Empty if there is nothing. */
export function resourceCountText(resources: number, snapshots: number): string {
  const parts = [
    [resources, 'resource'],
    [snapshots, 'snapshot'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, noun]) => `${count} ${noun}${count === 1 ? '' : 's'}`)
    .join(' and ')
}
