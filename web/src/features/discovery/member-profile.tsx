import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Person } from '../../api/discovery.ts';
import { messages as likes } from '../../lib/messages/likes.ts';
import { messages as words } from '../../lib/messages/profiles.ts';
import { photosOf } from '../../lib/facts/photos-of.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import { BackLink } from '../../ui/pages/back-link.tsx';
import column from '../../ui/pages/column.module.css';
import { PersonMenu } from '../../widgets/people/person-menu.tsx';
import { SafetyDialogs, type SafetyStep } from '../../widgets/safety/safety-dialogs.tsx';
import { Reasons, Score } from '../../widgets/people/score.tsx';
import { BlockAndReport } from './block-and-report.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { Gallery } from './gallery.tsx';
import classes from './member-page.module.css';
import { MemberHead } from './member-head.tsx';
import { MemberTexts } from './member-texts.tsx';

/** Photos on one side, words on the other; on a phone one below the other. */
export function MemberProfile({ person }: { person: Person }) {
  const { person: m } = words;
  const { user } = person;
  const navigate = useNavigate();
  const self = useSession().user?._id === user._id;
  const [open, setOpen] = useState<SafetyStep>(null);
  const [chosen, setChosen] = useState(0);
  const photos = photosOf(user);
  const index = Math.min(chosen, Math.max(0, photos.length - 1));
  const photo = photos[index];
  const safety = { onReport: () => setOpen('report'), onBlock: () => setOpen('block') };
  return (
    <>
      <BackLink to="/discover" label={m.back} className={`muted semibold ${classes.back}`} />
      <div className={`grid one-column gap-6 ${classes.columns}`}>
        <Gallery name={user.name} photos={photos} index={index} onShow={setChosen} />
        <div className={`grid one-column content-start ${classes.texts}`}>
          {self && <Own />}
          <header className="flex items-start between gap-4">
            <MemberHead person={person} />
            {!self && (
              <div className={classes.menu}>
                <PersonMenu
                  user={user}
                  bookmarked={person.bookmarked}
                  place="page"
                  {...safety}
                  onReportPhoto={photo && (() => setOpen(photo))}
                />
              </div>
            )}
          </header>
          {!self && <Match person={person} />}
          <MemberTexts person={person} />
          {!self && <BlockAndReport {...safety} />}
        </div>
      </div>
      {!self && <ChoiceBar person={person} />}
      {!self && (
        <SafetyDialogs
          user={user}
          open={open}
          onClose={() => setOpen(null)}
          onBlocked={() => void navigate({ to: '/settings' })}
        />
      )}
    </>
  );
}

function Own() {
  const { person: m } = words;
  return (
    <p className="row wrap between gap-3">
      <span className={column.quiet}>{m.you}</span>
      <Link
        to="/profile"
        className="underline inline-flex items-center self-start min-h-target color-brand semibold"
      >
        {m.toProfile}
      </Link>
    </p>
  );
}

function Match({ person }: { person: Person }) {
  const { discover } = likes;
  const { name } = person.user;
  return (
    <section
      className={`grid one-column gap-3 border-top ${column.section}`}
      aria-label={words.person.match(name)}
    >
      <Score match={person} />
      <Reasons match={person} name={name} counted />
      <Link className="underline self-start muted text-sm" to="/ranking">
        {discover.why}
      </Link>
    </section>
  );
}
