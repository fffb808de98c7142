/** JSON value. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

interface StructuredDataProps {
  /** schema.org object with its `@type`; the context is added. */
  readonly data: { readonly '@type': string; readonly [name: string]: Json }
}

/** Structured data for search engines (JSON-LD). It is data, not code, so no script policy applies. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  // Escape `<`, which could end the script element.
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
}
