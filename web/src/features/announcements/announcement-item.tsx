import type { Announcement } from '@kindred/contract/announcements';
import { useStopAnnouncement } from '../../api/announcements.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { formatDate, formatNumber } from '../../lib/formats/formats.ts';
import { language } from '#texts/language.ts';
import { messages as m } from '#texts/announcements.ts';
import { Button } from '../../ui/buttons/button.tsx';
import panel from '../../ui/pages/panel.module.css';
import { Alert } from '../../ui/states/alert.tsx';

/** How far an announcement has come. What is not over can be stopped. */
export function AnnouncementItem({ announcement }: { announcement: Announcement }) {
  const { _id: id, texts, state, startsAt, delivered, counted, mailed, by } = announcement;
  const { mutate: stop, isPending, error } = useStopAnnouncement();
  const shown = texts[language] ?? Object.values(texts)[0];
  const isOpen = state === 'scheduled' || state === 'sending';
  return (
    <li className={`grid grid-cols-1 gap-2 px-5 py-4 ${panel.panel}`}>
      <h2 className="m-0 anywhere heading-bold" translate="no">
        {shown?.title}
      </h2>
      <p className="text-sm text-muted">
        {m.states[state]} · {formatDate(startsAt, { timeStyle: 'short' })}
        {by !== null && (
          <>
            {' · '}
            {m.by} <bdi translate="no">{by}</bdi>
          </>
        )}
      </p>
      <p>
        {m.delivered({
          delivered: formatNumber(delivered),
          counted: formatNumber(counted),
          mailed: formatNumber(mailed),
        })}
      </p>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      {isOpen && (
        <Button
          size="xs"
          look="plain"
          className="justify-self-start"
          busy={isPending}
          onClick={() => stop(id)}
        >
          {m.stop}
        </Button>
      )}
    </li>
  );
}
