export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** Unescaped text, if it has no elements. */
  readonly text: string
}

const token = /<\?[^>]*\?>|<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Parses a document without comments, CDATA or document type.
 * @throws Error if it isn't well-formed
 */
export function parseXml(xml: string): XmlElement {
  type Open = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string }
  const root: Open = { name: '', attributes: {}, children: [], text: '' }
  const stack = [root]
  token.lastIndex = 0
  for (let at = 0; at < xml.length; at = token.lastIndex) {
    const match = token.exec(xml)
    if (match === null) throw new Error(`Not well-formed: ${xml.slice(at, at + 40)}`)
    const [, end, name, attributes = '', selfEnd, text] = match
    const open = stack.at(-1) ?? root
    if (text !== undefined) open.text += unescapeXml(text)
    else if (end) {
      if (open.name !== name || stack.length === 1) throw new Error(`</${name}> ends <${open.name}>.`)
      stack.pop()
    } else if (name !== undefined) {
      const element: Open = { name, attributes: readAttributes(attributes), children: [], text: '' }
      open.children.push(element)
      if (!selfEnd) stack.push(element)
    }
  }
  const [document, ...others] = root.children
  if (document === undefined || others.length > 0 || stack.length > 1 || root.text.trim() !== '')
    throw new Error('A document has one element, which ends.')
  return document
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescapeXml(value)]),
  )
}

function unescapeXml(text: string): string {
  return text.replaceAll(/&([^;\s]*);?/g, (whole, name: string) => {
    const character = entities[name]
    if (character === undefined) throw new Error(`Unknown entity ${whole}`)
    return character
  })
}

export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

/** Text of the only child of that name; undefined if there is none. */
export function textOf(element: XmlElement, name: string): string | undefined {
  const [child, ...others] = childrenOf(element, name)
  if (others.length > 0) throw new Error(`<${element.name}> has more than one <${name}>.`)
  return child?.text
}
