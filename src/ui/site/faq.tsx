import classes from './faq.module.css'
import { StructuredData } from './structured-data.tsx'

export interface Question {
  readonly question: string
  readonly answer: string
}

/** Questions that open to their answers, without any script, and told to search engines as such. Once a page. */
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
