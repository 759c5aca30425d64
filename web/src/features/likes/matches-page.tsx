import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useMatches } from '../../api/likes.ts';
import { messages } from '../../lib/messages/likes.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { CardMenu } from '../../widgets/card-menu.tsx';
import { EmptyPeople } from '../../widgets/empty-people.tsx';
import { PersonCard, PersonGrid } from '../../widgets/person-card.tsx';
import people from '../../widgets/people-page.module.css';
import type { Reported } from '../../widgets/report-form.tsx';
import { SafetyDialogs } from '../../widgets/safety-dialogs.tsx';
import classes from './matches-page.module.css';
import { PastMatches } from './past-matches.tsx';

// Few visits need it.
const UnmatchDialog = lazyRouteComponent(() => import('./unmatch-dialog.tsx'), 'UnmatchDialog');

export function MatchesPage() {
  const { matches: m } = messages;
  const query = useMatches();
  const matches = query.data?.pages.flatMap((page) => page.matches);
  // Null once the dialog is closed, so that it stays while it closes.
  const [unmatching, setUnmatching] = useState<Reported | null>();
  const [reported, setReported] = useState<Reported>();
  const [reporting, setReporting] = useState(false);
  const stopReporting = () => setReporting(false);
  return (
    <div className={people.page}>
      <header>
        <h1>{m.title}</h1>
      </header>
      <QueryState query={query} words={messages} />
      {matches?.length === 0 && (
        <EmptyPeople title={m.none} about={m.noneAbout}>
          <Button size="md" radius="xl" renderRoot={(props) => <Link to="/browse" {...props} />}>
            {m.browse}
          </Button>
        </EmptyPeople>
      )}
      {matches && matches.length > 0 && (
        <PersonGrid label={m.list}>
          {matches.map(({ person, note, matchedAt }) => (
            <li key={person._id}>
              <PersonCard person={person}>
                <span className={classes.since}>{m.since(matchedAt)}</span>
                {note && (
                  <blockquote
                    className={classes.note}
                    aria-label={messages.likes.note(person.name)}
                  >
                    {note}
                  </blockquote>
                )}
                <div className={classes.actions}>
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={m.unmatchTitle(person.name)}
                    onClick={() => setUnmatching({ id: person._id, name: person.name })}
                  >
                    {m.unmatch}
                  </Button>
                </div>
                <CardMenu person={person} />
              </PersonCard>
            </li>
          ))}
        </PersonGrid>
      )}
      {query.hasNextPage && (
        <Button variant="default" onClick={() => void query.fetchNextPage()}>
          {messages.more}
        </Button>
      )}
      <PastMatches
        onReport={(past) => {
          setReported(past);
          setReporting(true);
        }}
      />
      {unmatching !== undefined && (
        <Suspense>
          <UnmatchDialog about={unmatching} onClose={() => setUnmatching(null)} />
        </Suspense>
      )}
      {reported && (
        <SafetyDialogs
          user={{ _id: reported.id, name: reported.name }}
          open={reporting ? 'report' : null}
          onClose={stopReporting}
          onBlocked={stopReporting}
        />
      )}
    </div>
  );
}
