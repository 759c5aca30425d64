import { IconUserCheck } from '@tabler/icons-react';
import { messages as m } from '#texts/checked-badge.ts';
import { config } from '../../lib/calls/config.ts';
import { formatDate } from '../../lib/formats/formats.ts';

interface Props {
  /** YYYY-MM; null without a badge. */
  month: string | null;
  /** With its sentence below it, and not only for those who point at it or hear it. */
  isWhole?: boolean;
}

/** The badge of someone whose photos a person compared with a picture of the moment, and what it means. */
export function CheckedBadge({ month, isWhole = false }: Props) {
  if (month === null || config.photoCheck === 'off') return null;
  const when = m.when({ month: monthText(month) });
  if (isWhole)
    return (
      <p className="grid gap-0.5">
        <span className="flex items-center gap-1.5 font-semibold text-success">
          <IconUserCheck className="flex-none" size={18} stroke={1.75} aria-hidden />
          {when}
        </span>
        <span className="text-sm text-pretty text-muted">{m.means}</span>
      </p>
    );
  return (
    <span className="inline-flex flex-none items-center text-success" title={`${when}. ${m.means}`}>
      <IconUserCheck size={18} stroke={1.75} aria-hidden />
      <span className="sr-only">{`${m.short}. ${m.means}`}</span>
    </span>
  );
}

const monthText = (month: string) =>
  formatDate(`${month}-15T12:00:00Z`, { dateStyle: undefined, month: 'long', year: 'numeric' });
