/** Elements that a translator of the browser shows instead of text nodes. */
const translations = new WeakMap<Node, Element>()

/**
 * Keeps the page working while the browser translates it. Chrome and Edge replace text nodes with `<font>` elements, and
 * React then fails to remove or insert next to them (https://github.com/facebook/react/issues/11538), or updates text that is
 * no longer on the page.
 */
export function keepTranslatedText(): void {
  const changes = new MutationObserver((records) => {
    for (const { target } of records) translations.get(target)?.replaceWith(target)
  })
  let isTranslated = false
  const replacements = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const [text] = removedNodes
      if (!(text instanceof Text) || text.isConnected) continue
      const translation = [addedNodes[0], previousSibling, nextSibling].find((it) => it?.nodeName === 'FONT')
      if (!(translation instanceof Element)) continue
      if (!isTranslated) tolerateReplacedText()
      isTranslated = true
      translations.set(text, translation)
      changes.observe(text, { characterData: true })
    }
  })
  replacements.observe(document.body, { childList: true, subtree: true })
}

/** Lets React remove text nodes that have been replaced, and insert before them. Without a translation, both are errors. */
function tolerateReplacedText(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const shown = shownIn(this, child)
    if (shown !== null) removeChild.call(this, shown)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    return insertBefore.call(this, node, next && shownIn(this, next)) as Child
  }
}

/** The node itself or its translation, whichever is a child of the parent; null if neither is. */
function shownIn(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node
  const translation = translations.get(node)
  return translation?.parentNode === parent ? translation : null
}
