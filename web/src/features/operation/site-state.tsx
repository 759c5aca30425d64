import { formatNumber } from '../../lib/formats/formats.ts';
import type { SiteState } from '@kindred/contract/operation';
import { formatDiskSize } from '../../lib/formats/sizes.ts';
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
      value: disk ? formatDiskSize(disk.free) : m.disk.unknown,
      detail: disk && m.disk.of({ bytes: formatDiskSize(disk.total) }),
    },
    {
      ...m.backup,
      value: lastAt === null ? m.backup.none : m.backup.at({ time: lastAt }),
      detail: lastAt === null ? m.backup.run : m.backup.hour({ time: lastAt }),
    },
    {
      ...m.mails,
      value: formatNumber(mails.retrying),
      detail: stateOf(mails),
    },
    {
      ...m.versions,
      value: versions.service,
      detail: m.versions.others({ database: versions.database, node: versions.node }),
    },
  ];
  return (
    <>
      {shown.length > 0 && (
        <Alert kind="warning">
          <ul className="m-0 list-none p-0">
            {shown.map((warning) => (
              <li key={warning}>{m.warnings[warning]}</li>
            ))}
          </ul>
        </Alert>
      )}
      {disk?.isLow && (
        <Alert kind="danger">{m.disk.low({ free: formatDiskSize(disk.free) })}</Alert>
      )}
      {backup.isLate && <Alert kind="danger">{m.backup.late({ time: lastAt })}</Alert>}
      {mails.isLate && (
        <Alert kind="danger">{m.mails.late({ count: mails.retrying, error: mails.error })}</Alert>
      )}
      <FigureStrip figures={figures} />
    </>
  );
}

function stateOf({ since, folder }: SiteState['mails']) {
  if (since !== null) return m.mails.since({ time: since });
  return folder === null ? m.mails.sent : m.mails.files({ folder });
}
