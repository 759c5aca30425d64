import type { SiteState } from '@kindred/contract/operation';
import { messages as m } from '#texts/operation.ts';
import { FigureStrip } from '../../ui/lists/figure-strip.tsx';
import { Alert } from '../../ui/states/alert.tsx';

/** What the owner of a small site should look at now and then, and what can't wait. */
export function SiteFigures({ site }: { site: SiteState }) {
  const { warnings, disk, backup, mails, versions } = site;
  const { lastAt } = backup;
  // A late backup has an alert of its own.
  const shown = warnings.filter((warning) => warning !== 'backups' || !backup.isLate);
  const figures = [
    {
      ...m.disk,
      value: disk ? m.disk.free(disk.free) : m.disk.unknown,
      detail: disk && m.disk.of(disk.total),
    },
    {
      ...m.backup,
      value: lastAt === null ? m.backup.none : m.backup.at(lastAt),
      detail: lastAt === null ? m.backup.run : m.backup.hour(lastAt),
    },
    {
      ...m.mails,
      value: m.mails.count(mails.retrying),
      detail: stateOf(mails),
    },
    {
      ...m.versions,
      value: versions.service,
      detail: m.versions.others(versions.database, versions.node),
    },
  ];
  return (
    <>
      {shown.length > 0 && (
        <Alert kind="warning">
          <ul className="plain-list">
            {shown.map((warning) => (
              <li key={warning}>{m.warnings[warning]}</li>
            ))}
          </ul>
        </Alert>
      )}
      {disk?.isLow && <Alert kind="danger">{m.disk.low(disk.free)}</Alert>}
      {backup.isLate && <Alert kind="danger">{m.backup.late(lastAt)}</Alert>}
      {mails.isLate && <Alert kind="danger">{m.mails.late(mails.retrying, mails.error)}</Alert>}
      <FigureStrip figures={figures} />
    </>
  );
}

function stateOf({ since, folder }: SiteState['mails']) {
  if (since !== null) return m.mails.since(since);
  return folder === null ? m.mails.sent : m.mails.files(folder);
}
