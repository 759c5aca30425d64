import type { MemberFile, TimelineEvent } from '@kindred/contract/user-admin/member-file';
import { messages as typeTexts } from '#texts/problem-types.ts';
import { Link } from '@tanstack/react-router';
import { useOlderEvents } from '../../../api/user-admin/member-file.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/member-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import classes from './member-file.module.css';
import { Panel } from './panel.tsx';
import { PersonLink } from './person-link.tsx';

/** What happened to a member and who did it, latest first. */
export function TimelinePanel({ file: { user, timeline } }: { file: MemberFile }) {
  const { timeline: m } = messages;
  const older = useOlderEvents(user._id, timeline.nextCursor);
  const { data, error, isFetching, refetch, fetchNextPage, hasNextPage } = older;
  const events = [...timeline.events, ...(data?.pages ?? []).flatMap((page) => page.events)];
  const hasMore = data ? hasNextPage : timeline.nextCursor !== null;
  return (
    <Panel title={m.title}>
      <ol className={`list-none ${classes.events}`}>
        {events.map((event) => (
          <Event key={event._id} event={event} self={user._id} />
        ))}
      </ol>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      {hasMore && (
        <p className={`px-5 text-muted ${classes.none}`}>
          <Button
            look="plain"
            size="xs"
            busy={isFetching}
            onClick={() => void (data ? fetchNextPage() : refetch())}
          >
            {m.more}
          </Button>
        </p>
      )}
    </Panel>
  );
}

function Event({ event, self }: { event: TimelineEvent; self: string }) {
  const { timeline: m } = messages;
  const { at, kind, by, reportId, detail } = event;
  const kinds: Partial<Record<string, string>> = m.kinds;
  // A newer release may write kinds that this one does not know.
  const what = kinds[kind] ?? kind.replaceAll(/[.-]/g, ' ');
  return (
    <li className={classes.item}>
      <time className="text-muted tabular-nums" dateTime={at}>
        {formatDate(at, { timeStyle: 'short' })}
      </time>
      <span>
        {reportId ? (
          <Link to="/reports" search={{ search: reportId }}>
            {what}
          </Link>
        ) : (
          what
        )}
        {detail && (
          <small className="block text-sm font-normal anywhere text-muted">{detailOf(event)}</small>
        )}
      </span>
      <span className="text-sm font-normal text-muted">
        {by && by._id !== self && <PersonLink person={by} />}
      </span>
    </li>
  );
}

/** The status or the problem of a report, the version of the terms, or other stored details. */
function detailOf({ kind, detail }: TimelineEvent) {
  const names: Partial<Record<string, string>> = { ...typeTexts, ...messages.reports.statuses };
  if (detail && kind.startsWith('consent')) return messages.timeline.version({ version: detail });
  return detail && (names[detail] ?? detail);
}
