import { messages as sanctionTexts } from '#texts/sanctions.ts';
import { type SanctionIcon, sanctionKind } from '@kindred/contract/desk/sanctions';
import type { Statement } from '@kindred/contract/desk/statements';
import {
  IconAlertTriangle,
  IconBan,
  IconClockPause,
  IconFileCheck,
  IconMessageOff,
  IconPhotoOff,
  IconTextScan2,
} from '@tabler/icons-react';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages as m } from '#texts/statements.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import badge from '../../../ui/lists/status-badge.module.css';
import classes from './statement-head.module.css';
import { titleOf } from './statement-title.ts';

const icons: Record<SanctionIcon, typeof IconBan> = {
  alert: IconAlertTriangle,
  clock: IconClockPause,
  ban: IconBan,
  photo: IconPhotoOff,
  text: IconTextScan2,
  message: IconMessageOff,
};

/** The decision, its time, and its effect on the account. */
export function StatementHead({ statement }: { statement: Statement }) {
  const isSubject = statement.party === 'subject';
  const sanction = isSubject ? sanctionKind(statement.action) : null;
  const Icon = sanction ? icons[sanction.icon] : IconFileCheck;
  const reversedAt = isSubject ? statement.reversedAt : null;
  const kind = !isSubject ? 'info' : sanction?.isPermanent ? 'danger' : 'warning';
  return (
    <header className="grid justify-items-start gap-2 text-lg text-pretty text-muted">
      <span
        className={`mb-2 grid place-items-center ${badge.kind} ${classes.sign}`}
        data-kind={reversedAt ? 'success' : kind}
      >
        <Icon size={26} stroke={1.75} aria-hidden />
      </span>
      <p className="text-sm">
        {m.title} · {formatDate(statement.at, { dateStyle: 'long' })}
      </p>
      <h1 className="tracking-tight text-balance anywhere text-ink title-md">
        {titleOf(statement)}
      </h1>
      {reversedAt && <Alert kind="success">{m.reversed({ date: formatDate(reversedAt) })}</Alert>}
      {isSubject && !reversedAt && <p>{sanctionTexts[statement.action].effect}</p>}
    </header>
  );
}
