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
    <div className="grid justify-items-center content-center gap-4 h-full p-8">
      <p className="muted text-sm medium">{m.title}</p>
      <div className={`w-full bg-surface shadow-3 overflow-hidden rounded-3xl ${classes.card}`}>
        <div className={`w-full overflow-hidden relative ${classes.picture}`}>
          {profilePicture ? (
            <Photo
              className="w-full h-full cover face-middle"
              url={profilePicture}
              focus={profilePictureFocus}
              alt=""
            />
          ) : (
            <span
              className={`grid justify-items-center gap-2 text-sm medium absolute ${classes.noPhoto}`}
            >
              <IconPhoto size={28} stroke={1.5} aria-hidden />
              {m.noPhoto}
            </span>
          )}
        </div>
        <div className={`grid gap-3-5 ${classes.texts}`}>
          <p className="grid one-column gap-1 muted medium">
            <strong
              className={`flex gap-2 tight ink ${classes.name}`}
              data-long={name.length > fitting || undefined}
            >
              <NameAndAge name={name} age={age} oneLine />
            </strong>
            <span className="truncate">{cityText(place) ?? m.noPlace}</span>
          </p>
          {first && (
            <p className={`anywhere clamp ${classes.answer}`}>
              <span className="block muted text-xs medium">{promptName(first.prompt)}</span>
              {first.answer}
            </p>
          )}
          <ul className="plain-list flex wrap gap-1-5 hide-empty">
            {interests.slice(0, shownInterests).map((interest) => (
              <li
                className={`border-line text-sm medium rounded-full p-chip ${classes.interest}`}
                key={interest}
              >
                {interestName(interest)}
              </li>
            ))}
            {interests.length > shownInterests && (
              <li className={`border-line text-sm medium rounded-full p-chip ${classes.interest}`}>
                {m.more({ count: interests.length - shownInterests })}
              </li>
            )}
            {!finished && interests.length === 0 && (
              <li
                className={`border-line text-sm medium rounded-full p-chip ${classes.interest}`}
                data-empty
              >
                {m.interests}
              </li>
            )}
            {!finished && !first && (
              <li
                className={`border-line text-sm medium rounded-full p-chip ${classes.interest}`}
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
