import { useRouterState } from '@tanstack/react-router'

/**
 * Title and description of the document, from the `head()` of the innermost route that has one. React moves them into
 * the head. (The router's own component also does scripts and styles of server rendering, which weigh more than this.)
 */
export function DocumentHead() {
  const tags = useRouterState({
    select: (state) => state.matches.findLast((match) => match.meta)?.meta ?? [],
  })
  return tags.map((tag) => {
    if (!tag) return null
    if ('title' in tag && tag.title) return <title key="title">{tag.title}</title>
    if ('name' in tag && tag.name) return <meta key={tag.name} name={tag.name} content={tag.content ?? ''} />
    return null
  })
}
