import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useReloadAfterBlock } from '../../api/blocks.ts';
import { useMatches } from '../../api/likes.ts';
import { messages } from '../../lib/messages/likes.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { CardMenu } from '../../widgets/card-menu.tsx';
import { EmptyPeople } from '../../widgets/empty-people.tsx';
import { PersonCard, PersonGrid } from '../../widgets/person-card.tsx';
import people from '../../widgets/people-page.module.css';
import type { Reported } from '../../widgets/report-form.tsx';
import { ReportDialog } from '../../widgets/report-dialog.tsx';
import classes from './matches-page.module.css';
import { PastMatches } from './past-matches.tsx';
import { UnmatchDialog } from './unmatch-dialog.tsx';

export function MatchesPage() {
  const { matches: m } = messages;
  const query = useMatches();
  const matches = query.data?.pages.flatMap((page) => page.matches);
  const [unmatching, setUnmatching] = useState<Reported | null>(null);
  const [reporting, setReporting] = useState<Reported | null>(null);
  const reload = useReloadAfterBlock();
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
      <PastMatches onReport={setReporting} />
      <UnmatchDialog about={unmatching} onClose={() => setUnmatching(null)} />
      <ReportDialog
        about={reporting}
        opened={reporting !== null}
        onClose={() => setReporting(null)}
        onBlocked={() => reporting && reload(reporting.id)}
      />
    </div>
  );
}
