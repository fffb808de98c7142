type Json = Readonly<Record<string, unknown>>

interface TypeRule {
  readonly required: readonly string[]
  /** Names of which one at least must be there. */
  readonly oneOf?: readonly string[]
}

/**
 * Required properties by schema.org type, as in Google's documentation of structured data
 * (https://developers.google.com/search/docs/appearance/structured-data). Other types are not allowed.
 */
const rules: Readonly<Record<string, TypeRule>> = {
  Organization: { required: ['name', 'url'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  Product: { required: ['name', 'description', 'brand'], oneOf: ['offers', 'review', 'aggregateRating'] },
  Brand: { required: ['name'] },
  Offer: { required: ['price', 'priceCurrency', 'availability', 'url'] },
  AggregateRating: { required: ['ratingValue', 'reviewCount'] },
  UnitPriceSpecification: { required: ['price', 'priceCurrency'], oneOf: ['unitCode', 'unitText'] },
  TechArticle: { required: ['headline', 'image', 'author', 'publisher', 'datePublished', 'dateModified'] },
}

const isAbsolute = (value: unknown) => typeof value === 'string' && /^https:\/\//.test(value)

/** Formats by property name. */
const formats: Readonly<Record<string, (value: unknown) => boolean>> = {
  url: isAbsolute,
  item: isAbsolute,
  image: isAbsolute,
  logo: isAbsolute,
  price: (value) => /^\d+(?:\.\d{1,4})?$/.test(String(value)),
  priceCurrency: (value) => /^[A-Z]{3}$/.test(String(value)),
  ratingValue: (value) => Number(value) >= 1 && Number(value) <= 5,
  reviewCount: (value) => Number.isInteger(value) && Number(value) > 0,
  datePublished: (value) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(value)),
  dateModified: (value) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(value)),
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Problems of an object and of all objects in it, each with its place. */
export function problemsOf(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => problemsOf(item, `${place}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const data = value as Json
  const type = String(data['@type'])
  const rule = rules[type]
  if (rule === undefined) return [`${place}: unknown type ${type}`]
  const missing = rule.required.filter((name) => isEmpty(data[name]))
  const noneOf = rule.oneOf?.every((name) => isEmpty(data[name])) ? [rule.oneOf.join(' or ')] : []
  const malformed = Object.entries(data).filter(
    ([name, content]) => typeof content !== 'object' && formats[name]?.(content) === false,
  )
  return [
    ...[...missing, ...noneOf].map((name) => `${place}${type} lacks ${name}`),
    ...malformed.map(([name, content]) => `${place}${type} has ${name} ${JSON.stringify(content)}`),
    ...Object.entries(data).flatMap(([name, content]) => problemsOf(content, `${place}${type}.${name}.`)),
  ]
}
