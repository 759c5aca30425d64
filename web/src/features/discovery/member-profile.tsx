import type { LikedPart } from '@kindred/contract/likes/liked-part';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Person } from '../../api/discovery.ts';
import { useChoice } from '../../api/choices/use-choice.ts';
import { messages as likes } from '#texts/likes.ts';
import { messages as m } from '#texts/person.ts';
import { photosOf } from '../../lib/facts/photos-of.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import column from '../../ui/pages/column.module.css';
import { PersonMenu } from '../../widgets/people/person-menu.tsx';
import type { SafetyStep } from '../../widgets/safety/safety-dialogs.tsx';
import { TheirLike } from '../../widgets/people/their-like.tsx';
import { Reasons, Score } from '../../widgets/people/score.tsx';
import { columnLink } from '../../ui/pages/text-link.ts';
import { AgreedAnswers } from './agreed-answers.tsx';
import { BlockAndReport } from './block-and-report.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { useWriting } from './deck/use-writing.ts';
import { type Ask, useChoiceQuestion } from './use-choice-question.tsx';
import { Gallery } from './gallery.tsx';
import classes from './member-page.module.css';
import { MemberHead } from './member-head.tsx';
import { MemberTexts } from './member-texts.tsx';
import type { Liking } from './part-heart.tsx';
import { Reported } from './reported.tsx';
import { SuperlikesYou } from './superlikes-you.tsx';

interface Props {
  person: Person;
  onSafety: (step: SafetyStep) => void;
}

/** Photos on one side, words on the other; on a phone one below the other. */
export function MemberProfile({ person, onSafety }: Props) {
  const { user } = person;
  const self = useSession().user?._id === user._id;
  const [chosen, setChosen] = useState(0);
  const own = useChoice(user);
  const { waiting } = own;
  const choice = waiting ? (own.chosen ?? null) : person.choice;
  const writing = useWriting();
  const mayLike = !self && !person.matched && !choice && !own.isSending;
  const question = useChoiceQuestion();
  const ask: Ask = (given, send) => question.ask(given, { ...user, fits: person.fits }, send);
  const like = (part: LikedPart) => ask('like', () => writing.write(part));
  const liking = { liked: person.likedPart, like: mayLike ? like : null };
  const photos = photosOf(user);
  const index = Math.min(chosen, Math.max(0, photos.length - 1));
  const photo = photos[index];
  const safety = { onReport: () => onSafety('report'), onBlock: () => onSafety('block') };
  return (
    <>
      <div className={`grid grid-cols-1 gap-6 ${classes.columns}`}>
        <Gallery name={user.name} photos={photos} index={index} liking={liking} onShow={setChosen}>
          {person.superlikesYou && <SuperlikesYou name={user.name} />}
        </Gallery>
        <div className={`grid grid-cols-1 content-start gap-6 anywhere ${classes.texts}`}>
          {self && <Own />}
          <header className="flex items-start justify-between gap-4">
            <MemberHead person={person} />
            {!self && (
              <div className={classes.menu}>
                <PersonMenu
                  user={user}
                  bookmarked={person.bookmarked}
                  place="page"
                  {...safety}
                  onReportPhoto={photo && (() => onSafety(photo))}
                />
              </div>
            )}
          </header>
          {person.reportedAt && <Reported at={person.reportedAt} />}
          {!self && <Match person={person} liking={liking} />}
          {person.theirLike && (
            <div className="grid grid-cols-1 gap-2">
              <TheirLike theirLike={person.theirLike} by={user.name} />
            </div>
          )}
          <MemberTexts person={person} liking={liking} />
          {!self && <BlockAndReport {...safety} />}
        </div>
      </div>
      {!self && <ChoiceBar person={person} own={own} choice={choice} writing={writing} ask={ask} />}
      {question.dialog}
    </>
  );
}

function Own() {
  return (
    <p className="flex flex-wrap items-center justify-between gap-3">
      <span className={column.quiet}>{m.you}</span>
      <Link to="/profile" className={columnLink}>
        {m.toProfile}
      </Link>
    </p>
  );
}

function Match({ person, liking }: { person: Person; liking: Liking }) {
  const { discover } = likes;
  const { name } = person.user;
  return (
    <section
      className={`grid grid-cols-1 gap-3 border-t border-line ${column.section}`}
      aria-label={m.match({ name })}
    >
      <Score match={person} />
      <Reasons match={person} name={name} counted />
      <AgreedAnswers questions={person.likeableAnswers} liking={liking} />
      <Link className="justify-self-start text-sm text-muted underline" to="/ranking">
        {discover.why}
      </Link>
    </section>
  );
}
