import type { LikedPart } from '@kindred/contract/likes/liked-part';
import { IconChevronRight, IconInfoCircle, IconMapPin } from '@tabler/icons-react';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { DeckCard as Card } from '../../../api/deck-state.ts';
import { activeText } from '../../../lib/formats/last-active.ts';
import { cityText } from '../../../lib/formats/places.ts';
import { useDistances } from '../../../lib/formats/use-distances.ts';
import { promptName } from '../../../lib/facts/choice-names.ts';
import { messages } from '#texts/likes.ts';
import { messages as page } from '#texts/person.ts';
import { NameAndAge } from '../../../widgets/people/name-and-age.tsx';
import { InterestChips, PromptAnswers } from '../../../widgets/people/profile-texts.tsx';
import { Reasons, Score } from '../../../widgets/people/score.tsx';
import { SuperlikesYou } from '../superlikes-you.tsx';
import { type Liking, PartHeart, promptPart } from '../part-heart.tsx';
import { DeckPhotos } from './deck-photos.tsx';
import classes from './deck-card.module.css';
import type { Drag } from './use-drag.ts';

// Most cards have none.
const TheirLike = lazyRouteComponent(
  () => import('../../../widgets/people/their-like.tsx'),
  'TheirLike',
);

const CheckedBadge = lazyRouteComponent(
  () => import('../../../widgets/photo-check/checked-badge.tsx'),
  'CheckedBadge',
);

// Many sites have no fields of their own.
const ShownFields = lazyRouteComponent(
  () => import('../../../widgets/own-fields/shown-fields.tsx'),
  'ShownFields',
);

interface Props {
  card: Card;
  /** The card below the first one, which loads its photo and nothing else. */
  under?: boolean;
  /** The number of the photo that is shown. */
  photo?: number;
  drag?: Drag;
  onPhoto?: (by: 1 | -1) => void;
  onOpen?: () => void;
  /** Likes a part that the card shows. */
  onLike?: (part: LikedPart) => void;
}

/** On a phone the words have one height, whatever they are, so that each card has the same picture as the next. */
export function DeckCard({ card, under = false, photo = 0, drag, ...does }: Props) {
  const { onPhoto, onOpen, onLike } = does;
  const { discover: m } = messages;
  const { person, theirLike } = card;
  const { ref, ...pointer } = drag ?? {};
  const liking = { liked: null, like: onLike ?? null };
  return (
    <article
      ref={ref}
      className={`absolute inset-0 grid grid-cols-1 overflow-hidden ${classes.card}`}
      aria-label={m.card({ name: person.name, age: person.age })}
      {...(under && { inert: true, 'data-under': true })}
      {...pointer}
    >
      <DeckPhotos person={person} index={photo} liking={liking} onPhoto={onPhoto}>
        {card.superlikesYou && <SuperlikesYou name={person.name} />}
      </DeckPhotos>
      <div className={`relative flex min-w-0 flex-col overflow-hidden ${classes.info}`}>
        <Who person={person} onOpen={onOpen} />
        {person.fields.length > 0 && (
          <div className={`min-h-[1.5em] text-sm ${classes.ownFields}`}>
            <Suspense>
              <ShownFields values={person.fields} isLine />
            </Suspense>
          </div>
        )}
        <div className={`flex items-center gap-2 ${classes.score}`}>
          <div className="min-w-0 flex-1">
            <Score match={card} size="line" />
          </div>
          <Link
            className={`grid h-11 w-11 flex-none place-items-center text-muted max-tablet:hidden`}
            to="/ranking"
            aria-label={m.why}
            title={m.why}
          >
            <IconInfoCircle size={20} stroke={1.75} aria-hidden />
          </Link>
        </div>
        {theirLike && (
          <div className={classes.theirLike}>
            <Suspense>
              <TheirLike theirLike={theirLike} by={person.name} short />
            </Suspense>
          </div>
        )}
        <div className={classes.reasons}>
          <Reasons match={card} name={person.name} most={2} short="line" />
        </div>
        <Texts person={person} shared={card.compatibility.sharedInterests} liking={liking} />
      </div>
    </article>
  );
}

function Who({ person, onOpen }: { person: Card['person']; onOpen?: (() => void) | undefined }) {
  const { discover: m } = messages;
  const { away } = useDistances();
  const { name, age, distance, location } = person;
  const facts = [away(distance) ?? cityText(location), activity(person)].filter(Boolean);
  return (
    <header className={`relative ${classes.who}`}>
      <h2 className={`flex gap-2 ${classes.heading}`}>
        <NameAndAge name={name} age={age} oneLine />
        {person.photoChecked !== null && (
          <Suspense>
            <CheckedBadge month={person.photoChecked} />
          </Suspense>
        )}
      </h2>
      <p className={`flex items-center gap-1.5 text-muted ${classes.facts}`}>
        <IconMapPin className="flex-none" size={16} stroke={1.75} aria-hidden />
        <span className={`truncate ${classes.where}`}>{facts.join(' · ')}</span>
      </p>
      {onOpen && (
        <button
          type="button"
          className={`min-h-11 cursor-pointer border-0 bg-transparent p-0 text-sm font-semibold text-ink ${classes.whole}`}
          onClick={onOpen}
        >
          <span className="underline max-tablet:sr-only">{m.whole}</span>
          <IconChevronRight className={classes.arrow} size={22} stroke={1.75} aria-hidden />
          <kbd className={`key text-muted ${classes.key}`} aria-hidden>
            Enter
          </kbd>
        </button>
      )}
    </header>
  );
}

function activity({ isOnline, lastActive }: Card['person']) {
  if (isOnline) return page.online;
  return lastActive ? activeText(lastActive) : null;
}

interface TextsProps {
  person: Card['person'];
  shared: readonly string[];
  liking: Liking;
}

/** On a phone only the first answer, in one line. */
function Texts({ person, shared, liking }: TextsProps) {
  const { prompts, interests } = person;
  const [first] = prompts;
  const others = interests.filter((each) => !shared.includes(each));
  return (
    <>
      {first && (
        <div className={classes.answer}>
          <p className="flex min-w-0 gap-1">
            <span className="flex-none text-muted">{promptName(first.prompt)}:</span>
            <span className="truncate" dir="auto">
              {first.answer}
            </span>
          </p>
          <PartHeart part={promptPart(first)} liking={liking} place="line" />
        </div>
      )}
      <div className={`grid grid-cols-1 gap-4 ${classes.more}`}>
        <PromptAnswers look="card" prompts={prompts.slice(0, 2)}>
          {(prompt) => <PartHeart part={promptPart(prompt)} liking={liking} place="words" />}
        </PromptAnswers>
        {interests.length > 0 && (
          <section className="grid gap-2">
            <h3 className="text-sm font-medium text-muted">{page.interests}</h3>
            <InterestChips interests={[...shared, ...others].slice(0, 8)} shared={shared} />
          </section>
        )}
      </div>
    </>
  );
}
