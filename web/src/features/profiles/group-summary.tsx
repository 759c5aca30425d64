import { textFor } from '../../lib/say.ts';
import type { OwnUser } from '@kindred/contract/members';
import {
  IconArrowsLeftRight,
  IconCake,
  IconGenderBigender,
  IconHeart,
  IconMapPin,
  IconUser,
} from '@tabler/icons-react';
import { placeText } from '../../lib/formats/places.ts';
import { useDistances } from '../../lib/formats/use-distances.ts';
import { capitalize, commaList } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/profiles.ts';
import type { Group } from '../../widgets/profile-form/profile-draft.ts';
import column from '../../ui/pages/column.module.css';
import { Bio, InterestChips, PromptAnswers } from '../../widgets/people/profile-texts.tsx';

/** The content of a group of fields, for the owner of the profile. */
export function GroupSummary({ group, user }: { group: Group; user: OwnUser }) {
  const { format } = useDistances();
  const { bio, prompts, interests } = user;
  if (group === 'bio' && bio) return <Bio text={bio} />;
  if (group === 'prompts' && prompts.length > 0)
    return <PromptAnswers look="own" prompts={prompts} />;
  if (group === 'interests' && interests.length > 0) return <InterestChips interests={interests} />;
  const facts = factsOf(group, user, format).filter(([, text]) => text);
  if (facts.length === 0) return <p className={column.quiet}>{m.nothing}</p>;
  return (
    <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-lg text-muted">
      {facts.map(([Icon, text]) => (
        <li className="flex items-center gap-1.5" key={text}>
          <Icon className="flex-none text-faint" size={18} stroke={1.75} aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  );
}

type Fact = readonly [Icon: typeof IconUser, text: string | null];

function factsOf(
  group: Group,
  user: OwnUser,
  formatDistance: (kilometres: number) => string,
): readonly Fact[] {
  const { lookingFor, location, age, gender, settings } = user;
  if (group === 'about') {
    const named = gender && (textFor(m.genders, gender) ?? gender);
    return [
      [IconUser, user.name],
      [IconCake, age === null ? null : m.own.years({ age })],
      [IconGenderBigender, named],
    ];
  }
  if (group === 'place') return [[IconMapPin, placeText(location)]];
  if (group !== 'seeking') return [];
  const { genders, minAge, maxAge, maxDistance } = lookingFor;
  const distance =
    maxDistance === null
      ? m.summary.anywhere
      : m.summary.within({ distance: formatDistance(maxDistance) });
  const who = settings.bothWays ? m.summary.bothWays : m.summary.anyone;
  return [
    [IconHeart, capitalize(commaList(genders.map((each) => textFor(m.sought, each) ?? each)))],
    [
      IconCake,
      minAge !== null && maxAge !== null ? m.summary.ages({ from: minAge, to: maxAge }) : null,
    ],
    [IconMapPin, genders.length === 0 ? null : distance],
    [IconArrowsLeftRight, genders.length === 0 ? null : who],
  ];
}
