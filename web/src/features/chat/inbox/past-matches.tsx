import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { usePastMatches } from '../../../api/likes.ts';
import { messages } from '#texts/chat.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import column from '../../../ui/pages/column.module.css';
import { Section } from '../../../ui/pages/section.tsx';
import type { Reported } from '../../../widgets/safety/report-form.tsx';
import { SafetyDialogs } from '../../../widgets/safety/safety-dialogs.tsx';
import classes from './inbox.module.css';
import { pastHash } from '../past-hash.ts';

/** Matches that ended for any reason: only the name and the date are shown, and they can be reported. */
export function PastMatches() {
  const { inbox: m } = messages;
  const { data } = usePastMatches();
  const [reported, setReported] = useState<Reported>();
  const [reporting, setReporting] = useState(false);
  const stop = () => setReporting(false);
  const place = useRef<HTMLDivElement>(null);
  const isNamed = useLocation({ select: ({ hash }) => hash === pastHash });
  const hasMatches = data !== undefined && data.matches.length > 0;
  useEffect(() => {
    if (isNamed && hasMatches) place.current?.scrollIntoView({ block: 'start' });
  }, [isNamed, hasMatches]);
  if (!hasMatches) return null;
  return (
    <div className={classes.past} ref={place}>
      <Section title={m.past}>
        <p className={column.quiet}>{m.pastAbout}</p>
        <ul className="m-0 grid list-none gap-3 p-0">
          {data.matches.map(({ memberId: id, firstName: name, matchedAt, isReported }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              <span>
                {name} <span className={column.quiet}>{m.since({ time: matchedAt })}</span>
                {isReported && (
                  <small className="block text-sm text-muted">
                    {messages.reported}{' '}
                    <Link to="/my-reports" className="font-semibold text-brand underline">
                      {messages.ownReports}
                    </Link>
                  </small>
                )}
              </span>
              <Button
                look="plain"
                aria-label={isReported ? m.reportNameAgain({ name }) : m.report({ name })}
                onClick={() => {
                  setReported({ id, name });
                  setReporting(true);
                }}
              >
                {isReported ? m.reportAgain : messages.report}
              </Button>
            </li>
          ))}
        </ul>
      </Section>
      {reported && (
        <SafetyDialogs
          withChat
          user={{ _id: reported.id, name: reported.name }}
          open={reporting ? 'report' : null}
          onClose={stop}
        />
      )}
    </div>
  );
}
