import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { frameOf, stories, storyStates } from './stories.ts'
import { groups, type Story } from './story.ts'
import './workshop.css'

const widths = [
  ['', 'Width of the state'],
  ['100%', 'Full width'],
  ['768px', '768 px'],
  ['360px', '360 px'],
] as const

const schemes = ['light', 'dark'] as const

const read = () => decodeURIComponent(location.hash.slice(1)) || (storyStates[0]?.id ?? '')

/** Id of the story state in the address: `#compute.vms/empty`. */
function useChosenId(): readonly [id: string, choose: (id: string) => void] {
  const [chosenId, setChosenId] = useState(read)
  useEffect(() => {
    const follow = () => setChosenId(read())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return [chosenId, (id) => location.assign(`#${encodeURIComponent(id)}`)]
}

function Workshop() {
  const [chosenId, choose] = useChosenId()
  const [text, setText] = useState('')
  const [chosenWidth, setWidth] = useState('')
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('light')
  const found = stories.filter(({ title, id }) => `${title} ${id}`.toLowerCase().includes(text.toLowerCase()))
  const shown = storyStates.find(({ id }) => id === chosenId)
  const own = shown?.state.width
  const width = chosenWidth || (own === undefined ? '100%' : `${own}px`)
  const address = shown && `./${frameOf(shown.story)}?story=${encodeURIComponent(chosenId)}`
  return (
    <div className="workshop">
      <nav aria-label="Stories">
        <h1>Workshop</h1>
        <input
          type="search"
          aria-label="Find a story"
          placeholder={`Find one of ${stories.length} stories`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {groups.map((group) => (
          <Group
            key={group}
            name={group}
            stories={found.filter((story) => story.group === group)}
            isSearched={text !== ''}
            chosenId={chosenId}
            onChoose={choose}
          />
        ))}
        {found.length === 0 && <p>No story has this name.</p>}
      </nav>
      <main>
        <div className="bar">
          <strong>{chosenId}</strong>
          <select
            aria-label="Color scheme"
            value={scheme}
            onChange={(event) => setScheme(schemeOf(event.target.value))}
          >
            {schemes.map((value) => (
              <option key={value} value={value}>
                {value === 'light' ? 'Light' : 'Dark'}
              </option>
            ))}
          </select>
          <select aria-label="Width" value={chosenWidth} onChange={(event) => setWidth(event.target.value)}>
            {widths.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <a href={address} target="_blank" rel="noreferrer">
            Open alone
          </a>
        </div>
        <iframe key={chosenId} title={chosenId} style={{ width, colorScheme: scheme }} src={address} />
      </main>
    </div>
  )
}

const schemeOf = (value: string) => schemes.find((scheme) => scheme === value) ?? 'light'

function Group({
  name,
  stories,
  isSearched,
  chosenId,
  onChoose,
}: {
  readonly name: string
  readonly stories: readonly Story[]
  readonly isSearched: boolean
  readonly chosenId: string
  readonly onChoose: (id: string) => void
}) {
  if (stories.length === 0) return null
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      {stories.map((story) => (
        <States
          key={story.id}
          story={story}
          isSearched={isSearched}
          chosenId={chosenId}
          onChoose={onChoose}
        />
      ))}
    </section>
  )
}

function States({
  story,
  isSearched,
  chosenId,
  onChoose,
}: {
  readonly story: Story
  readonly isSearched: boolean
  readonly chosenId: string
  readonly onChoose: (id: string) => void
}) {
  const isChosen = chosenId.startsWith(`${story.id}/`)
  const chosen = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isChosen) chosen.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <details ref={chosen} open={isSearched || isChosen}>
      <summary>
        <span>{story.title}</span>
        <small>{Object.keys(story.states).length}</small>
      </summary>
      <ul>
        {Object.keys(story.states).map((state) => {
          const id = `${story.id}/${state}`
          return (
            <li key={state}>
              <button type="button" aria-current={id === chosenId || undefined} onClick={() => onChoose(id)}>
                {state}
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<Workshop />)
