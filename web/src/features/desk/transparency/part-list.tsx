import { reportParts } from '@kindred/contract/desk/report-parts';
import { IconDownload } from '@tabler/icons-react';
import { useExportPart, useExportParts } from '../../../api/desk/transparency.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/transparency.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import dataTable from '../../../ui/lists/data-table.module.css';
import panel from '../../../ui/pages/panel.module.css';
import classes from './transparency-page.module.css';

export function PartList({ year }: { year: number }) {
  const { mutate, isPending, error, variables } = useExportPart();
  const all = useExportParts();
  const failure = error ?? all.error;
  return (
    <section className={`overflow-hidden ${panel.panel} ${classes.panel}`}>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 pt-4 pb-2">
        <h2 className="heading">{m.files}</h2>
        <Button
          look="plain"
          icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
          busy={all.isPending}
          onClick={() => all.mutate(year)}
        >
          {m.downloadAll}
        </Button>
      </div>
      <p className="max-w-about px-5 pb-3 text-muted">{m.filesAbout}</p>
      {failure && <Alert kind="danger">{errorText(failure)}</Alert>}
      <DataTable label={m.files} columns={m.fileColumns} stacks>
        {reportParts.map((part) => (
          <tr key={part} className={dataTable.buttonRow}>
            <td className={classes.cell}>
              <code className="anywhere">{`${part}_${year}.csv`}</code>
            </td>
            <td data-wide className={`${classes.reasonCell} ${classes.cell}`}>
              {m.parts[part]}
            </td>
            <td className={classes.cell} data-wide>
              <Button
                className={classes.button}
                size="xs"
                look="quiet"
                aria-label={m.downloadOf({ part })}
                icon={<IconDownload size={16} stroke={1.75} aria-hidden />}
                busy={isPending && variables.part === part}
                onClick={() => mutate({ part, year })}
              >
                {m.download}
              </Button>
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
