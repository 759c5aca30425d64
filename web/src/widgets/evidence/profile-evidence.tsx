import type { Evidence } from '@kindred/contract/reports';
import { messages as m } from '../../lib/messages/profile-evidence.ts';
import classes from './evidence.module.css';

/** The texts of a profile, as they were. */
export function ProfileEvidence({ content }: Pick<Evidence, 'content'>) {
  const { firstName, age, gender, city, country, bio, note } = content;
  const { interests = [], prompts = [] } = content;
  const facts = [firstName, age, gender, city, country && m.country(country)];
  const who = facts.filter(Boolean).join(', ');
  return (
    <div className={`grid gap-1 mt-2 min-w-0 text-md anywhere pre-wrap ${classes.texts}`}>
      {note && <p>{m.note(note)}</p>}
      {who && <p className="semibold">{who}</p>}
      {bio && <p>{bio}</p>}
      {prompts.map(({ prompt, answer }) => (
        <p key={prompt}>
          <small className="block faint normal text-xs">{m.prompt(prompt)}</small>
          {answer}
        </p>
      ))}
      {interests.length > 0 && <p>{m.interests(interests)}</p>}
    </div>
  );
}
