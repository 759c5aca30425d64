import type { Evidence } from '@kindred/contract/reports';
import { cityText } from '../../lib/formats/places.ts';
import { commaList } from '../../lib/formats/formats.ts';
import { genderName } from '../../lib/formats/gender-name.ts';
import { interestName, promptName } from '../../lib/facts/choice-names.ts';
import { questionText } from '../../lib/facts/question-text.ts';
import { say } from '../../lib/say.ts';
import { tag } from '#texts/language.ts';
import { nameCountriesIn } from '@kindred/contract/texts/country-name';
import { messages as m } from '#texts/profile-evidence.ts';
import classes from './evidence.module.css';
import { GreyPhoto } from './grey-photo.tsx';

/** Evidence is stored as rows are: with the code of a country. */
const countryName = nameCountriesIn(tag);

/** The texts of a profile, as they were. */
export function ProfileEvidence({ content }: Pick<Evidence, 'content'>) {
  const { firstName, age, gender, city = null, country = null, bio, note, part } = content;
  const { interests = [], prompts = [], fields = [] } = content;
  const facts = [
    firstName,
    age,
    gender && genderName(gender),
    cityText({ city, country }),
    country && countryName(country),
  ];
  const who = commaList(facts);
  return (
    <div
      className={`mt-2 grid min-w-0 gap-1 text-md anywhere whitespace-pre-wrap ${classes.texts}`}
    >
      {part && <p>{partText(part)}</p>}
      {part?.photo?.url && <GreyPhoto url={part.photo.url} number={1} />}
      {part?.kind === 'photo' && !part.photo && <p>{m.partGone}</p>}
      {note && <p>{m.note({ text: note })}</p>}
      {who && <p className="font-semibold">{who}</p>}
      {bio && <p>{bio}</p>}
      {prompts.map(({ prompt, answer }) => (
        <p key={prompt}>
          <small className="block text-xs font-normal text-faint">{promptName(prompt)}</small>
          {answer}
        </p>
      ))}
      {fields.map(({ field, name, values }) => (
        <p key={field} translate="no">
          <small className="block text-xs font-normal text-faint">{name}</small>
          {commaList(values)}
        </p>
      ))}
      {interests.length > 0 && <p>{commaList(interests.map(interestName))}</p>}
    </div>
  );
}

/** What the reported member liked. The words are those of the day on which they liked it. */
function partText({ kind, id, said }: NonNullable<Evidence['content']['part']>) {
  if (kind !== 'question') return say(m.part[kind], { label: promptName(id), said: said ?? '' });
  const { question, answers } = questionText(id);
  // What is stored of an answer is its number.
  return m.part.question({ label: question, said: answers[Number(said)] ?? said ?? '' });
}
