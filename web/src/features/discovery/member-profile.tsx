import { IconMapPin } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Person } from '../../api/discovery.ts';
import { photosOf } from '../../lib/photos-of.ts';
import { lastActiveText } from '../../lib/formats.ts';
import { messages as words } from '../../lib/messages/profiles.ts';
import { useSession } from '../../lib/use-session.ts';
import column from '../../ui/column.module.css';
import { PersonMenu } from '../../widgets/person-menu.tsx';
import { Bio, InterestChips, PromptAnswers } from '../../widgets/profile-texts.tsx';
import { SafetyDialogs, type SafetyStep } from '../../widgets/safety-dialogs.tsx';
import { BlockAndReport } from './block-and-report.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { Compatibility } from './compatibility.tsx';
import { Gallery } from './gallery.tsx';
import classes from './member-page.module.css';

/** Photos on one side, words on the other; on a phone one below the other. */
export function MemberProfile({ person }: { person: Person }) {
  const { person: m } = words;
  const { user } = person;
  const navigate = useNavigate();
  const self = useSession().user?._id === user._id;
  const [open, setOpen] = useState<SafetyStep>(null);
  const safety = { onReport: () => setOpen('report'), onBlock: () => setOpen('block') };
  return (
    <>
      {self && (
        <p className="row wrap between gap-3">
          <span className={column.quiet}>{m.you}</span>
          <Link
            to="/profile"
            className="underline inline-flex items-center self-start min-h-target color-brand semibold"
          >
            {m.toProfile}
          </Link>
        </p>
      )}
      <div className={`grid one-column gap-6 ${classes.columns}`}>
        <Gallery name={user.name} photos={photosOf(user)} onReport={self ? null : setOpen} />
        <div className={`grid content-start ${classes.texts}`}>
          <Head
            person={person}
            menu={!self && <PersonMenu user={user} bookmarked={person.bookmarked} {...safety} />}
          />
          {!self && <Compatibility person={person} />}
          <Texts person={person} />
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

function Head({ person: { user, distanceFormatted }, menu }: { person: Person; menu: ReactNode }) {
  const { city, country } = user.location;
  const place = [[city, country].filter(Boolean).join(', '), distanceFormatted].filter(Boolean);
  return (
    <header className="flex items-start between gap-4">
      <div className="grid gap-2">
        <h1 className={`anywhere tight-25 ${classes.title}`}>
          {user.name}, <span className="normal">{user.age}</span>
        </h1>
        <ul className="plain-list flex wrap muted text-lg gap-1-by-4">
          {place.length > 0 && (
            <li className="row gap-1-5">
              <IconMapPin className="flex-none faint" size={18} stroke={1.75} aria-hidden />
              {place.join(', ')}
            </li>
          )}
          <li className="row gap-1-5">{words.genders[user.gender] ?? user.gender}</li>
          <Activity user={user} />
        </ul>
      </div>
      {menu}
    </header>
  );
}

function Texts({ person: { user, compatibility } }: { person: Person }) {
  const { person: m } = words;
  return (
    <>
      {user.prompts.length > 0 && (
        <section
          className={`grid gap-4 border-top ${column.section}`}
          aria-label={words.groups.prompts}
        >
          <PromptAnswers prompts={user.prompts} />
        </section>
      )}
      {user.interests.length > 0 && (
        <section className={`grid gap-4 border-top ${column.section}`} aria-label={m.interests}>
          <h2>{m.interests}</h2>
          <InterestChips interests={user.interests} shared={compatibility.sharedInterests} />
        </section>
      )}
      {user.bio && (
        <section
          className={`grid gap-4 border-top ${column.section}`}
          aria-label={m.about(user.name)}
        >
          <h2>{m.about(user.name)}</h2>
          <Bio text={user.bio} />
        </section>
      )}
    </>
  );
}

function Activity({ user: { isOnline, lastActive } }: { user: Person['user'] }) {
  const { person: m } = words;
  if (isOnline)
    return <li className={`row gap-1-5 color-success semibold ${classes.online}`}>{m.online}</li>;
  return lastActive && <li className="row gap-1-5">{m.active(lastActiveText(lastActive))}</li>;
}
