import type { Evidence } from '@kindred/contract/reports';
import { cityText } from '../../lib/formats/places.ts';
import { messages as m } from '#texts/profile-evidence.ts';
import classes from './evidence.module.css';
import { GreyPhoto } from './grey-photo.tsx';

/** The texts of a profile, as they were. */
export function ProfileEvidence({ content }: Pick<Evidence, 'content'>) {
  const { firstName, age, gender, city = null, country = null, bio, note, part } = content;
  const { interests = [], prompts = [] } = content;
  const facts = [
    firstName,
    age,
    gender,
    cityText({ city, country }),
    country && m.country(country),
  ];
  const who = facts.filter(Boolean).join(', ');
  return (
    <div className={`grid gap-1 mt-2 min-w-0 text-md anywhere pre-wrap ${classes.texts}`}>
      {part && <p>{m.part(part.kind, part.id, part.said)}</p>}
      {part?.photo?.url && <GreyPhoto url={part.photo.url} number={1} />}
      {part?.kind === 'photo' && !part.photo && <p>{m.partGone}</p>}
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
