import classes from './faq.module.css'
import { StructuredData } from './structured-data.tsx'

export interface Question {
  readonly question: string
  readonly answer: string
}

/** Expandable questions without JavaScript, also as structured data for search engines. Use once per page. */
export function Faq({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className={classes.root}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={classes.entry}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      <StructuredData
        data={{
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
    </div>
  )
}
