import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Person } from '../../api/discovery.ts';
import { messages as words } from '../../lib/messages/profiles.ts';
import { questionStem } from '../../lib/question-stem.ts';
import column from '../../ui/column.module.css';
import classes from './compatibility.module.css';

/** The score of two members, together with its reasons. */
export function Compatibility({
  person: { compatibilityScore, compatibility },
}: {
  person: Person;
}) {
  const { person: m } = words;
  const { sharedInterests, agreements, agreed, sharedQuestions } = compatibility;
  if (compatibilityScore === null) return null;
  return (
    <section
      className={`grid gap-4 border-top ${column.section}`}
      aria-label={m.score(compatibilityScore)}
    >
      <div className={classes.score}>
        <h2 className="flex items-baseline gap-2 title-xs">
          <b className={`color-brand ${classes.percent}`}>{compatibilityScore}%</b> {m.match}
        </h2>
        <p className="muted mt-1-5">
          {sharedQuestions > 0 ? m.scoreWhy(sharedQuestions) : m.scoreInterests}
        </p>
      </div>
      <ul className={`plain-list grid gap-2-5 hide-empty ${classes.reasons}`}>
        {agreed > 0 && (
          <Reason text={m.agree(agreed, sharedQuestions)}>
            <div className={`rounded-md bg-muted-soft ${classes.bar}`} aria-hidden>
              <i
                className={`block h-full ${classes.fill}`}
                style={{ width: `${(100 * agreed) / sharedQuestions}%` }}
              />
            </div>
          </Reason>
        )}
        {sharedInterests.length > 0 && <Reason text={m.sharedInterests(listOf(sharedInterests))} />}
      </ul>
      {agreements.length > 0 && (
        <ul className={`plain-list flex wrap gap-2 ${classes.questions}`} aria-label={m.agreed}>
          {agreements.map((name) => (
            <li className={`border-line bg-surface muted ${classes.item}`} key={name}>
              {questionStem(words.questionTexts[name]?.question ?? name)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Reason({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <li className={`row wrap text-lg ${classes.item}`}>
      <IconCheck
        className="flex-none mt-hairline color-success self-flex-start"
        size={20}
        stroke={2}
        aria-hidden
      />
      <span className={`flex-1 ${classes.reason}`}>{text}</span>
      {children}
    </li>
  );
}

const listOf = (interests: readonly string[]) =>
  new Intl.ListFormat().format(interests.map((name) => words.interests[name] ?? name));
