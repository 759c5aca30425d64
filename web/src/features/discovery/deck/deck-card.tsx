import { IconChevronRight, IconInfoCircle, IconMapPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeckCard as Card } from '../../../api/deck-state.ts';
import { photosOf } from '../../../lib/photos-of.ts';
import { lastActiveText } from '../../../lib/formats.ts';
import { messages } from '../../../lib/messages/likes.ts';
import { messages as profile } from '../../../lib/messages/profiles.ts';
import { CardMenu } from '../../../widgets/card-menu.tsx';
import { Photo } from '../../../widgets/photo.tsx';
import { InterestChips, PromptAnswers } from '../../../widgets/profile-texts.tsx';
import classes from './deck-card.module.css';
import type { Drag } from './use-drag.ts';

interface Props {
  card: Card;
  /** The card below the first one, which loads its photo and nothing else. */
  under?: boolean;
  drag?: Drag;
  onOpen?: () => void;
}

export function DeckCard({ card, under = false, drag, onOpen }: Props) {
  const { discover: m } = messages;
  const { person } = card;
  const { ref, ...pointer } = drag ?? {};
  return (
    <article
      ref={ref}
      className={`grid border-line bg-surface shadow-2 overflow-hidden absolute rounded-4xl inset-0 ${classes.card}`}
      aria-label={m.card(person.name, person.age)}
      {...(under && { inert: true, 'data-under': true })}
      {...pointer}
    >
      <Photos person={person} under={under} />
      <div className={`flex column gap-3 min-w-0 overflow-hidden ${classes.info}`}>
        <Score card={card} />
        {card.compatibility.sharedInterests.length > 0 && (
          <section className={`hidden ${classes.wide}`}>
            <h3 className="muted text-sm medium mb-1-5">
              {m.shared(card.compatibility.sharedInterests.length)}
            </h3>
            <InterestChips interests={card.compatibility.sharedInterests} />
          </section>
        )}
        {card.compatibility.sharedInterests.length === 0 && person.interests.length > 0 && (
          <section className={`hidden ${classes.wide}`}>
            <h3 className="muted text-sm medium mb-1-5">{profile.person.interests}</h3>
            <InterestChips interests={person.interests.slice(0, 8)} />
          </section>
        )}
        {person.prompts.length > 0 && (
          <div className={`hidden ${classes.wide}`}>
            <PromptAnswers prompts={person.prompts.slice(0, 2)} />
          </div>
        )}
        {!under && (
          <button
            type="button"
            className={`p-0 min-h-target border-0 bg-none ink text-sm semibold clickable self-flex-start ${classes.whole}`}
            onClick={onOpen}
          >
            <span className="underline">{m.whole}</span>
            <kbd className={`border-line muted rounded-sm ${classes.key}`} aria-hidden>
              Enter
            </kbd>
          </button>
        )}
      </div>
    </article>
  );
}

function Photos({ person, under }: { person: Card['person']; under: boolean }) {
  const { discover: m } = messages;
  const { name, age, distanceFormatted, location } = person;
  const [index, setIndex] = useState(0);
  const photos = photosOf(person);
  const shown = photos[index];
  const next = photos[(index + 1) % photos.length];
  const facts = [distanceFormatted ?? location.city, activity(person)].filter(Boolean);
  return (
    <div className={`min-h-0 bg-sunken overflow-hidden relative ${classes.photo}`}>
      {shown && (
        <Photo
          className={`w-full h-full cover no-pointer ${classes.image}`}
          url={shown.url}
          alt={m.photo(name, index + 1, photos.length)}
          draggable={false}
        />
      )}
      {/* The next photo is preloaded. */}
      {next && next !== shown && (
        <Photo
          className={`w-full h-full cover no-pointer ${classes.image}`}
          url={next.url}
          alt=""
          hidden
        />
      )}
      {photos.length > 1 && (
        <>
          <div className={`flex gap-1 absolute z-1 ${classes.marks}`} aria-hidden>
            {photos.map(({ publicId }, number) => (
              <i
                className={`flex-1 rounded-xs ${classes.mark}`}
                key={publicId}
                data-on={number === index || undefined}
              />
            ))}
          </div>
          <button
            type="button"
            className={`grid place-center w-target h-target border-0 round color-white absolute z-1 clickable ${classes.next}`}
            aria-label={m.nextPhoto}
            title={m.nextPhoto}
            onClick={() => setIndex((index + 1) % photos.length)}
          >
            <IconChevronRight size={20} stroke={2} aria-hidden />
          </button>
        </>
      )}
      {!under && (
        <div className={`absolute z-1 ${classes.menu}`}>
          <CardMenu person={person} photo={shown} />
        </div>
      )}
      <div className={`color-white absolute z-1 ${classes.caption}`}>
        <h2 className={`anywhere ${classes.heading}`}>
          {name}, <span className="light">{age}</span>
        </h2>
        <p className="row gap-1-5 medium mt-1-5">
          <IconMapPin size={18} stroke={1.75} aria-hidden /> {facts.join(' · ')}
        </p>
      </div>
    </div>
  );
}

function activity({ isOnline, lastActive }: Card['person']) {
  if (isOnline) return profile.person.online;
  return lastActive ? profile.person.active(lastActiveText(lastActive)) : null;
}

function Score({ card: { compatibilityScore: score, compatibility } }: { card: Card }) {
  const { discover: m } = messages;
  const { agreements, agreed, sharedQuestions } = compatibility;
  if (score === null) return <p className="muted text-sm">{m.noScore}</p>;
  return (
    <>
      <div className={`row gap-3-5 ${classes.score}`}>
        <div>
          <strong className={`flex items-baseline gap-2 ${classes.match}`}>
            <b className={`color-brand ${classes.percent}`}>{score}%</b> {profile.person.match}
          </strong>
          <span className="muted text-sm">
            {sharedQuestions > 0 ? m.scoreFrom(sharedQuestions) : m.scoreInterests}
          </span>
        </div>
        <Link
          className={`grid place-center push-end muted min-h-target ${classes.link}`}
          to="/ranking"
          aria-label={m.why}
          title={m.why}
        >
          <IconInfoCircle size={20} stroke={1.75} aria-hidden />
        </Link>
      </div>
      <div className={`flex wrap min-h-0 overflow-hidden gap-3-by-6 hide-empty ${classes.reasons}`}>
        {sharedQuestions > 0 && (
          <section>
            <h3 className="muted text-sm medium mb-1-5">{m.agree(agreed, sharedQuestions)}</h3>
            <div className={`flex gap-1 ${classes.ticks}`} aria-hidden>
              {Array.from({ length: sharedQuestions }, (_, number) => (
                <i
                  className={`flex-1 bg-sunken rounded-xs ${classes.tick}`}
                  key={number}
                  data-on={number < agreed || undefined}
                />
              ))}
            </div>
          </section>
        )}
        {agreements.includes('looking-for') && (
          <section>
            <h3 className="muted text-sm medium mb-1-5">{m.lookingFor}</h3>
          </section>
        )}
      </div>
    </>
  );
}
