import { IconMapPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePerson } from '../../../api/discovery.ts';
import { cityText } from '../../../lib/formats/places.ts';
import { useDistances } from '../../../lib/formats/use-distances.ts';
import { messages as m } from '#texts/person.ts';
import { NameAndAge } from '../../../widgets/people/name-and-age.tsx';
import { Photo } from '../../../widgets/photos/photo.tsx';
import { Reasons, Score } from '../../../widgets/people/score.tsx';
import { InterestChips, PromptAnswers } from '../../../widgets/people/profile-texts.tsx';
import { PaneSkeleton } from './conversation-skeleton.tsx';
import classes from './conversation.module.css';

/** Next to a conversation: the other's profile. */
export function PersonPane({ id }: { id: string }) {
  const { away } = useDistances();
  const { data } = usePerson(id).person;
  if (!data) return <PaneSkeleton />;
  const { user } = data;
  const place = away(data.distance) ?? cityText(user.location);
  return (
    <aside
      className={`overflow-y-auto bg-page ${classes.aside}`}
      aria-label={m.about({ name: user.name })}
    >
      {user.profilePicture && (
        <Photo
          className={`w-full object-cover face-middle ${classes.image}`}
          url={user.profilePicture}
          focus={user.profilePictureFocus}
          alt={m.photo({ name: user.name, number: 1 })}
        />
      )}
      <div className="grid grid-cols-1 gap-3.5 p-5">
        <h2 className="title-sm">
          <NameAndAge name={user.name} age={user.age} />
        </h2>
        {place && (
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
            <IconMapPin size={18} stroke={1.75} aria-hidden />
            {place}
          </p>
        )}
        <Score match={data} size="small" />
        <Reasons match={data} name={user.name} />
        <InterestChips interests={user.interests} />
        <PromptAnswers prompts={user.prompts} />
        <Link
          to="/members/$id"
          params={{ id }}
          className="justify-self-start font-semibold anywhere text-brand underline"
        >
          {m.about({ name: user.name })}
        </Link>
      </div>
    </aside>
  );
}
