import { messages as m } from '#texts/desk-requests.ts';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';

/** Whole hours, rounded up; none once the time has passed. */
const hoursLeft = (time: string) =>
  Math.max(0, Math.ceil((Date.parse(time) - Date.now()) / 3_600_000));

/** How long there is to decide a request. */
export const DueMark = ({ dueAt }: { dueAt: string }) => (
  <span className="flex items-center">
    <StatusBadge kind="danger">{m.left({ hours: hoursLeft(dueAt) })}</StatusBadge>
  </span>
);
