import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QueryCard } from './widget.tsx'

it('reserves all lines of a card while its metric loads', () => {
  const card = {
    label: 'CPU usage',
    icon: null,
    value: () => '24%',
    hint: () => '+3 points from previous hour',
    trend: () => 'Sparkline',
  }
  const countLines = (data: object | undefined) => {
    const query = { data, error: null, isFetching: true, refetch: () => {} }
    const element = createElement(QueryCard<object>, { ...card, query: query as never })
    return renderToString(createElement(MantineProvider, null, element)).split('<dd').length
  }
  expect(countLines(undefined)).toBe(countLines({}))
})
