import type { readPerson } from '@kindred/contract/discovery';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { RouteResponse } from '../../lib/send.ts';
import { hasStatus } from '../../lib/call-error.ts';
import { lastActiveText } from '../../lib/formats.ts';
import { messages as words } from '../../lib/messages/profiles.ts';
import { useSession } from '../../lib/use-session.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { BlockDialog } from '../../widgets/block-dialog.tsx';
import { ReportDialog } from '../../widgets/report-dialog.tsx';
import column from '../../ui/column.module.css';
import classes from './page.module.css';
import { usePerson } from './queries.ts';
import { Chips, Said } from './profile-texts.tsx';

type Person = RouteResponse<typeof readPerson>['data'];

export function PersonPage() {
  const { id } = useParams({ from: '/members/$id' });
  const query = usePerson(id);
  if (hasStatus(query.error, 404) || hasStatus(query.error, 400)) return <Nobody />;
  return (
    <div className={column.page}>
      <QueryState query={query} words={{ ...words, loading: words.person.loading }} />
      {query.data && <Shown person={query.data} />}
    </div>
  );
}

function Nobody() {
  const { person: m } = words;
  return (
    <div className={column.page}>
      <header className={column.head}>
        <h1>{m.unknown}</h1>
        <p>{m.unknownText}</p>
        <Link to="/home" className={column.link}>
          {m.home}
        </Link>
      </header>
    </div>
  );
}

function Shown({ person }: { person: Person }) {
  const { person: m, genders } = words;
  const { user, distanceFormatted } = person;
  const { city, country } = user.location;
  const self = useSession().user?._id === user._id;
  const facts = [
    genders[user.gender] ?? user.gender,
    [city, country].filter(Boolean).join(', '),
    distanceFormatted,
  ];
  return (
    <>
      {self && (
        <p className={column.row}>
          <span className={column.quiet}>{m.you}</span>
          <Link to="/profile" className={column.link}>
            {m.toProfile}
          </Link>
        </p>
      )}
      {user.profilePicture && (
        <img className={classes.photo} src={user.profilePicture} alt={m.photo(user.name, 1)} />
      )}
      <header className={column.head}>
        <h1>
          {user.name}, {user.age}
        </h1>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <Activity user={user} />
      </header>
      {!self && <Why person={person} />}
      {(user.bio || user.prompts.length > 0) && (
        <section className={column.section} aria-label={m.about(user.name)}>
          <h2>{m.about(user.name)}</h2>
          {user.bio && <p className={classes.bio}>{user.bio}</p>}
          <Said prompts={user.prompts} />
        </section>
      )}
      {user.interests.length > 0 && (
        <section className={column.section} aria-label={m.interests}>
          <h2>{m.interests}</h2>
          <Chips interests={user.interests} />
        </section>
      )}
      {user.more_pictures.length > 0 && (
        <ul className={classes.photos} aria-label={m.photos(user.name)}>
          {user.more_pictures.map(({ url, publicId }, index) => (
            <li key={publicId}>
              <img src={url} alt={m.photo(user.name, index + 2)} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
      {!self && <Safety user={user} />}
    </>
  );
}

function Safety({ user: { _id: id, name } }: Pick<Person, 'user'>) {
  const { person: m } = words;
  const [open, setOpen] = useState<'block' | 'report' | null>(null);
  const onClose = () => setOpen(null);
  const navigate = useNavigate();
  const client = useQueryClient();
  function onBlocked() {
    void navigate({ to: '/settings' });
    void client.invalidateQueries();
  }
  return (
    <section className={column.section} aria-label={m.safety}>
      <div className={column.buttons}>
        <Button variant="default" onClick={() => setOpen('block')}>
          {m.block}
        </Button>
        <Button variant="default" onClick={() => setOpen('report')}>
          {m.report}
        </Button>
      </div>
      <BlockDialog id={id} name={name} opened={open === 'block'} onClose={onClose} />
      <ReportDialog
        about={{ id, name }}
        opened={open === 'report'}
        onClose={onClose}
        onBlocked={onBlocked}
      />
    </section>
  );
}

function Activity({ user: { isOnline, lastActive } }: { user: Person['user'] }) {
  const { person: m } = words;
  if (isOnline) return <p>{m.online}</p>;
  return lastActive && <p>{m.active(lastActiveText(lastActive))}</p>;
}

/** A score is never alone: it comes with its reasons. */
function Why({ person: { compatibilityScore, compatibility } }: { person: Person }) {
  const { person: m, questionTexts } = words;
  const { sharedInterests, agreements } = compatibility;
  if (compatibilityScore === null) return null;
  return (
    <section className={column.section} aria-label={m.score(compatibilityScore)}>
      <h2>{m.score(compatibilityScore)}</h2>
      {sharedInterests.length > 0 && (
        <>
          <h3>{m.sharedInterests}</h3>
          <Chips interests={sharedInterests} />
        </>
      )}
      {agreements.length > 0 && (
        <>
          <h3>{m.agreements(agreements.length)}</h3>
          <ul className={column.list}>
            {agreements.slice(0, 5).map((name) => (
              <li key={name}>{questionTexts[name]?.question ?? name}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
