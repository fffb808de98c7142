// The conventions of openapi/README.md as lint rules, so that they hold by more than good will.
// Plain JavaScript: redocly loads it on whatever Node runs it.
import { access } from './access.js'
import { bodies } from './bodies.js'
import { operations } from './operations.js'
import { orders } from './orders.js'
import { patterns } from './patterns.js'
import { problems } from './problems.js'
import { roles } from './roles.js'
import { search } from './search.js'
import { statuses } from './statuses.js'

export default function houseRules() {
  return {
    id: 'house',
    rules: { oas3: { access, bodies, operations, orders, patterns, problems, roles, search, statuses } },
  }
}
