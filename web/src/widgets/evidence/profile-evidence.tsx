import type { Evidence } from '@kindred/contract/reports';
import { cityText } from '../../lib/formats/places.ts';
import { commaList } from '../../lib/formats/formats.ts';
import { genderName } from '../../lib/formats/gender-name.ts';
import { ownChoiceName, ownAnswers } from '../../lib/facts/own-choice-name.ts';
import { messages as m } from '#texts/profile-evidence.ts';
import classes from './evidence.module.css';
import { GreyPhoto } from './grey-photo.tsx';

/** The texts of a profile, as they were. */
export function ProfileEvidence({ content }: Pick<Evidence, 'content'>) {
  const { firstName, age, gender, city = null, country = null, bio, note, part } = content;
  const { interests = [], prompts = [], fields = [] } = content;
  const facts = [
    firstName,
    age,
    gender && genderName(gender),
    cityText({ city, country }),
    country && m.country(country),
  ];
  const who = commaList(facts);
  return (
    <div className={`grid gap-1 mt-2 min-w-0 text-md anywhere pre-wrap ${classes.texts}`}>
      {part && <p>{m.part(part.kind, ownChoiceName(part.id), saidIn(part))}</p>}
      {part?.photo?.url && <GreyPhoto url={part.photo.url} number={1} />}
      {part?.kind === 'photo' && !part.photo && <p>{m.partGone}</p>}
      {note && <p>{m.note(note)}</p>}
      {who && <p className="semibold">{who}</p>}
      {bio && <p>{bio}</p>}
      {prompts.map(({ prompt, answer }) => (
        <p key={prompt}>
          <small className="block faint normal text-xs">{m.prompt(ownChoiceName(prompt))}</small>
          {answer}
        </p>
      ))}
      {fields.map(({ field, name, values }) => (
        <p key={field} translate="no">
          <small className="block faint normal text-xs">{name}</small>
          {commaList(values)}
        </p>
      ))}
      {interests.length > 0 && <p>{m.interests(interests.map(ownChoiceName))}</p>}
    </div>
  );
}

/** What is stored of an answer to a question is its number. */
const saidIn = ({ id, said }: NonNullable<Evidence['content']['part']>) =>
  ownAnswers(id)[Number(said)] ?? said;
