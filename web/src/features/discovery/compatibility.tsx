import { IconCheck } from '@tabler/icons-react';
import type { Person } from '../../api/discovery.ts';
import { messages as words } from '../../lib/messages/profiles.ts';
import column from '../../ui/column.module.css';
import { InterestChips } from '../../widgets/profile-texts.tsx';
import classes from './member-page.module.css';

/** The score of two members, together with its reasons. */
export function Compatibility({
  person: { compatibilityScore, compatibility },
}: {
  person: Person;
}) {
  const { person: m, questionTexts } = words;
  const { sharedInterests, agreements, agreed, sharedQuestions } = compatibility;
  if (compatibilityScore === null) return null;
  return (
    <section className={column.section} aria-label={m.score(compatibilityScore)}>
      <div className={classes.score}>
        <b aria-hidden="true">{compatibilityScore}</b>
        <div>
          <h2>{m.score(compatibilityScore)}</h2>
          <p className={column.quiet}>
            {sharedQuestions > 0 ? m.scoreWhy(sharedQuestions) : m.scoreInterests}
          </p>
        </div>
      </div>
      {agreements.length > 0 && (
        <>
          <h3>{m.agreements(agreed)}</h3>
          <ul className={classes.reasons}>
            {agreements.map((name) => (
              <li key={name}>
                <IconCheck size={18} stroke={2} aria-hidden />
                {questionTexts[name]?.question ?? name}
              </li>
            ))}
          </ul>
        </>
      )}
      {sharedInterests.length > 0 && (
        <>
          <h3>{m.sharedInterests}</h3>
          <InterestChips interests={sharedInterests} />
        </>
      )}
    </section>
  );
}
