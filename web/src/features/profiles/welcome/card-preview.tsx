import type { OwnUser } from '@kindred/contract/members';
import { IconPhoto } from '@tabler/icons-react';
import { cityText } from '../../../lib/formats/places.ts';
import { interestName, promptName } from '../../../lib/facts/choice-names.ts';
import { messages as words } from '#texts/welcome.ts';
import { NameAndAge } from '../../../widgets/people/name-and-age.tsx';
import { Photo } from '../../../widgets/photos/photo.tsx';
import type { ProfileDraft } from '../../../widgets/profile-form/profile-draft.ts';
import classes from './card-preview.module.css';

interface Props {
  user: OwnUser;
  /** The typed values of this step that are not saved yet. */
  draft?: ProfileDraft | undefined;
  /** Nothing is added any more: without places for what could come. */
  finished?: boolean;
}

const shownInterests = 3;
/** Letters of a name that fit on one line of the smallest card together with the age. */
const fitting = 10;

/** The card that others see, as it grows. */
export function CardPreview({ user, draft, finished = false }: Props) {
  const { preview: m } = words;
  const { firstName, age, profilePicture, profilePictureFocus } = user;
  const { interests, prompts } = draft ?? user;
  const place = draft?.country ? draft : user.location;
  const first = prompts.find(({ answer }) => answer.trim());
  const name = draft?.firstName || firstName || m.noName;
  return (
    <div className="grid h-full content-center justify-items-center gap-4 p-8">
      <p className="text-sm font-medium text-muted">{m.title}</p>
      <div className={`w-full overflow-hidden rounded-3xl bg-surface shadow-3 ${classes.card}`}>
        <div className={`relative w-full overflow-hidden ${classes.picture}`}>
          {profilePicture ? (
            <Photo
              className="h-full w-full object-cover face-middle"
              url={profilePicture}
              focus={profilePictureFocus}
              alt=""
            />
          ) : (
            <span
              className={`absolute grid justify-items-center gap-2 text-sm font-medium ${classes.noPhoto}`}
            >
              <IconPhoto size={28} stroke={1.5} aria-hidden />
              {m.noPhoto}
            </span>
          )}
        </div>
        <div className={`grid gap-3.5 ${classes.texts}`}>
          <p className="grid grid-cols-1 gap-1 font-medium text-muted">
            <strong
              className={`flex gap-2 tracking-tight text-ink ${classes.name}`}
              data-long={name.length > fitting || undefined}
            >
              <NameAndAge name={name} age={age} oneLine />
            </strong>
            <span className="truncate">{cityText(place) ?? m.noPlace}</span>
          </p>
          {first && (
            <p className={`clamp anywhere ${classes.answer}`}>
              <span className="block text-xs font-medium text-muted">
                {promptName(first.prompt)}
              </span>
              {first.answer}
            </p>
          )}
          <ul className="m-0 flex list-none flex-wrap gap-1.5 p-0 empty:hidden">
            {interests.slice(0, shownInterests).map((interest) => (
              <li
                className={`rounded-full border border-line px-3 py-1 text-sm font-medium ${classes.interest}`}
                key={interest}
              >
                {interestName(interest)}
              </li>
            ))}
            {interests.length > shownInterests && (
              <li
                className={`rounded-full border border-line px-3 py-1 text-sm font-medium ${classes.interest}`}
              >
                {m.more({ count: interests.length - shownInterests })}
              </li>
            )}
            {!finished && interests.length === 0 && (
              <li
                className={`rounded-full border border-line px-3 py-1 text-sm font-medium ${classes.interest}`}
                data-empty
              >
                {m.interests}
              </li>
            )}
            {!finished && !first && (
              <li
                className={`rounded-full border border-line px-3 py-1 text-sm font-medium ${classes.interest}`}
                data-empty
              >
                {m.prompt}
              </li>
            )}
          </ul>
        </div>
      </div>
    </div>
  );
}
