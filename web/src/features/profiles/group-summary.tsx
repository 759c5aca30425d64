import type { OwnUser } from '@kindred/contract/members';
import { messages as m } from '../../lib/messages/profiles.ts';
import type { Group } from './profile-draft.ts';
import column from '../../ui/column.module.css';
import { Bio, InterestChips, PromptAnswers } from '../../widgets/profile-texts.tsx';

/** The content of a group of fields, for the owner of the profile. */
export function GroupSummary({ group, user }: { group: Group; user: OwnUser }) {
  const { bio, prompts, interests } = user;
  if (group === 'bio' && bio) return <Bio text={bio} />;
  if (group === 'prompts' && prompts.length > 0) return <PromptAnswers prompts={prompts} />;
  if (group === 'interests' && interests.length > 0) return <InterestChips interests={interests} />;
  const lines = linesOf(group, user).filter(Boolean);
  return <p className={column.quiet}>{lines.join(' · ') || m.nothing}</p>;
}

function linesOf(group: Group, user: OwnUser): (string | null)[] {
  const { lookingFor, location, age, gender } = user;
  if (group === 'about') {
    const named = gender && (m.genders[gender] ?? gender);
    return [user.name, age === null ? null : m.own.years(age), named];
  }
  if (group === 'place') return [[location.city, location.country].filter(Boolean).join(', ')];
  if (group !== 'seeking') return [];
  const { genders, minAge, maxAge, maxDistance } = lookingFor;
  return [
    genders.map((each) => m.sought[each] ?? each).join(', '),
    minAge !== null && maxAge !== null ? m.summary.ages(minAge, maxAge) : null,
    genders.length === 0
      ? null
      : maxDistance === null
        ? m.fields.anywhere
        : m.fields.within(maxDistance),
  ];
}
