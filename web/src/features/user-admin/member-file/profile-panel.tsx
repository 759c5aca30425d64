import { textFor } from '../../../lib/say.ts';
import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import { capitalize, commaList, formatDate } from '../../../lib/formats/formats.ts';
import { genderName } from '../../../lib/formats/gender-name.ts';
import { placeText } from '../../../lib/formats/places.ts';
import { interestName, promptName } from '../../../lib/facts/choice-names.ts';
import { messages } from '#texts/member-file.ts';
import classes from './member-file.module.css';
import { Facts, Panel } from './panel.tsx';

export function ProfilePanel({ file: { user, profile } }: { file: MemberFile }) {
  const { profile: m } = messages;
  const { lookingFor } = profile;
  const born = profile.dateOfBirth;
  return (
    <Panel title={m.title}>
      <Facts
        facts={[
          [m.complete, user.profileComplete ? m.yes : m.no],
          [m.shown, profile.paused ? m.paused : m.notPaused],
          [
            m.born,
            born ? m.bornOn({ day: formatDate(born, { timeZone: 'UTC' }), age: user.age }) : m.none,
          ],
          [m.gender, user.gender ? genderName(user.gender) : m.none],
          [m.place, placeText(user.location) || m.none],
          [m.seeks, lookingForText(lookingFor)],
          [m.interests, commaList(profile.interests.map(interestName)) || m.none],
          [m.answers, String(profile.answers)],
        ]}
      />
      <div className={`grid gap-3 anywhere ${classes.texts}`}>
        <h3 className="text-sm font-normal text-muted">{m.bio}</h3>
        <p className="text-md whitespace-pre-wrap plaintext">{user.bio ?? m.noBio}</p>
        {profile.fields.map(({ field, name, values }) => (
          <div key={field} translate="no">
            <h3 className="text-sm font-normal text-muted">{name}</h3>
            <p className="text-md">{commaList(values)}</p>
          </div>
        ))}
        {profile.prompts.map(({ prompt, answer }) => (
          <div key={prompt}>
            <h3 className="text-sm font-normal text-muted">{promptName(prompt)}</h3>
            <p className="text-md whitespace-pre-wrap plaintext">{answer}</p>
          </div>
        ))}
      </div>
    </Panel>
  );
}

function lookingForText({
  genders,
  minAge,
  maxAge,
  maxDistance,
}: MemberFile['profile']['lookingFor']) {
  const { profile: m } = messages;
  const parts = [
    capitalize(commaList(genders.map((each) => textFor(m.sought, each) ?? each))),
    minAge !== null && maxAge !== null && m.ages({ from: minAge, to: maxAge }),
    maxDistance !== null && m.within({ distance: maxDistance }),
  ];
  return parts.filter(Boolean).join(' · ') || m.none;
}
