import { textFor } from '../../lib/say.ts';
import type { OwnUser } from '@kindred/contract/members';
import { commaList } from '../../lib/formats/formats.ts';
import { interestName, promptName } from '../../lib/facts/choice-names.ts';
import { messages as m } from '#texts/profile-fields.ts';
import { messages as profile } from '#texts/profiles.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { type Field, withCountry } from './profile-conflicts.ts';
import { toDraft } from './profile-draft.ts';

export interface Conflicts {
  readonly fields: readonly Field[];
  /** The member as they are now. */
  readonly user: OwnUser;
}

/** What was changed elsewhere since the form opened. Few forms ever show it, so it is loaded when one does. */
export const ConflictsAlert = ({ fields, user }: Conflicts) => (
  <Alert kind="warning">
    {m.stale({ now: fields.map((field) => describe(field, user)).join(' ') })}
  </Alert>
);

function describe(field: Field, user: OwnUser) {
  const { city, sought, bothWays, dealBreakers, interests, prompts, gender, ...rest } = withCountry(
    toDraft(user),
  );
  const values: Record<Field, string> = {
    ...rest,
    city,
    gender: textFor(profile.genders, gender) ?? m.fields.ownWords,
    sought: commaList(sought.map((each) => textFor(profile.sought, each) ?? each)),
    bothWays: m.onOff[bothWays ? 'on' : 'off'],
    dealBreakers: commaList(dealBreakers.map((each) => textFor(m.dealBreakers, each) ?? each)),
    interests: commaList(interests.map(interestName)),
    prompts: commaList(prompts.map(({ prompt, answer }) => `${promptName(prompt)}: ${answer}`)),
  };
  const names = { ...m.fields, bothWays: profile.summary.bothWays };
  return m.nowIs({ field: names[field], value: values[field] || profile.nothing });
}
