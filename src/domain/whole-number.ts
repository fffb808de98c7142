/** True if a typed number is whole and within the bounds; an empty field is `''` or null. */
export function isWholeBetween(value: number | '' | null, min: number, max: number): value is number {
  return value !== null && value !== '' && Number.isInteger(value) && value >= min && value <= max
}
