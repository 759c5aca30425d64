import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Person } from '../../api/discovery.ts';
import { messages as m } from '#texts/person.ts';
import { messages as words } from '#texts/profiles.ts';
import column from '../../ui/pages/column.module.css';
import { type Liking, PartHeart, promptPart } from './part-heart.tsx';
import { Bio, InterestChips, PromptAnswers } from '../../widgets/people/profile-texts.tsx';

// Many sites have no fields of their own.
const ShownFields = lazyRouteComponent(
  () => import('../../widgets/own-fields/shown-fields.tsx'),
  'ShownFields',
);

interface Props {
  person: Person;
  liking: Liking;
}

/** What they say about themselves. */
export function MemberTexts({ person: { user, compatibility }, liking }: Props) {
  const { sharedInterests: shared } = compatibility;
  const others = user.interests.filter((each) => !shared.includes(each));
  return (
    <>
      {user.prompts.length > 0 && (
        <section
          className={`grid gap-4 border-t border-line ${column.section}`}
          aria-label={words.groups.prompts}
        >
          <PromptAnswers look="page" prompts={user.prompts}>
            {(prompt) => <PartHeart part={promptPart(prompt)} liking={liking} place="words" />}
          </PromptAnswers>
        </section>
      )}
      {user.bio && (
        <section
          className={`grid gap-2 border-t border-line ${column.section}`}
          aria-label={m.about({ name: user.name })}
        >
          <h2 className="heading-md">{m.about({ name: user.name })}</h2>
          <Bio text={user.bio} />
        </section>
      )}
      {user.fields.length > 0 && (
        <div className={`border-t border-line ${column.section}`}>
          <Suspense>
            <ShownFields values={user.fields} />
          </Suspense>
        </div>
      )}
      {user.interests.length > 0 && (
        <section
          className={`grid gap-3 border-t border-line ${column.section}`}
          aria-label={m.interests}
        >
          <h2 className="heading-md">{m.interests}</h2>
          <Interests label={m.youShare} interests={shared} shared={shared} />
          <Interests label={shared.length > 0 ? m.also : null} interests={others} shared={shared} />
        </section>
      )}
    </>
  );
}

interface InterestsProps {
  label: string | null;
  interests: readonly string[];
  shared: readonly string[];
}

const Interests = ({ label, interests, shared }: InterestsProps) =>
  interests.length > 0 && (
    <div className="grid gap-2">
      {label && <h3 className="m-0 text-muted heading-md">{label}</h3>}
      <InterestChips interests={interests} shared={shared} />
    </div>
  );
