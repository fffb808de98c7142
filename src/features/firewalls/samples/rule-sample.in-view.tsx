import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useState } from 'react'
import type { FirewallRuleAction } from '#src/domain/firewall.ts'
import { changesBetween, type KeyedRule, type KeyedRuleSet, moveRule } from '#src/domain/firewall-changes.ts'
import { findingsOf } from '#src/domain/firewall-rules.ts'
import { Button } from '#src/ui/button.tsx'
import { SampleFrame } from '#src/ui/site/sample-frame.tsx'
import { FindingLines } from '../rules/finding-lines.tsx'
import { RuleFacts } from '../rules/rule-facts.tsx'
import { actionLabels, countChanges, nameOfRule } from '../rules/rule-labels.ts'
import classes from '../rules/rules.module.css'

const EVERYONE = '0.0.0.0/0'

function tcpRule(
  action: FirewallRuleAction,
  ports: readonly number[],
  peer: string,
  description: string,
): KeyedRule {
  return {
    key: description,
    direction: 'inbound',
    action,
    protocol: 'tcp',
    ports: ports.map((port) => ({ from: port, to: port })),
    peers: [peer],
    description,
    enabled: true,
  }
}

const stored: KeyedRuleSet = {
  defaultInbound: 'deny',
  defaultOutbound: 'allow',
  rules: [
    tcpRule('allow', [80, 443], EVERYONE, 'Website'),
    tcpRule('allow', [22], '198.51.100.0/24', 'SSH from the office'),
    tcpRule('deny', [22], EVERYONE, 'No other SSH'),
    tcpRule('allow', [5432], '10.0.0.0/16', 'Database, private network'),
  ],
}

const openDatabase = tcpRule('allow', [5432], EVERYONE, 'Database, everyone')

/** Rule editor: order, switches and findings as in the console. */
export default function RuleSample() {
  const [rules, setRules] = useState(stored.rules)
  const draft = { ...stored, rules }
  const changes = changesBetween(stored, draft)
  const findings = findingsOf(rules)
  const isOpened = rules.some(({ key }) => key === openDatabase.key)
  return (
    <SampleFrame
      title="shop-web · Inbound rules"
      controls={
        <>
          <Button
            variant="outline"
            size="sm"
            aria-pressed={isOpened}
            onClick={() =>
              setRules(
                isOpened ? rules.filter(({ key }) => key !== openDatabase.key) : [...rules, openDatabase],
              )
            }
          >
            Open the database to everyone
          </Button>
          <Button variant="outline" size="sm" onClick={() => setRules(moveRule(rules, 'No other SSH', 0))}>
            Deny SSH first
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setRules(stored.rules)}>
            Undo all
          </Button>
        </>
      }
      result={`${countChanges(changes.count)} staged, ${findings.length === 1 ? '1 finding' : `${findings.length} findings`}.`}
    >
      <div className={classes.direction}>
        <ol className={classes.rules}>
          {rules.map((rule, place) => (
            <li
              key={rule.key}
              className={classes.rule}
              data-changed={changes.rules.has(rule.key) || undefined}
            >
              <span className={classes.number}>{place + 1}</span>
              <div className={classes.content}>
                <RuleFacts rule={rule} marks={[...(changes.rules.get(rule.key) ?? [])]} />
                <FindingLines findings={findings.filter((it) => rules[it.rule]?.key === rule.key)} />
              </div>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Move ${nameOfRule(rule)} up`}
                disabled={place === 0}
                onClick={() => setRules(moveRule(rules, rule.key, place - 1))}
              >
                <IconArrowUp size={16} aria-hidden="true" />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Move ${nameOfRule(rule)} down`}
                disabled={place === rules.length - 1}
                onClick={() => setRules(moveRule(rules, rule.key, place + 1))}
              >
                <IconArrowDown size={16} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ol>
        <div className={classes.otherwise}>
          <p>Everything else</p>
          <span className={classes.action} data-action="deny">
            {actionLabels.deny}
          </span>
        </div>
      </div>
    </SampleFrame>
  )
}
