import { messages as rejectTexts } from '#texts/reject-reasons.ts';
import { rejectReasons } from '@kindred/contract/desk/reject-reasons';
import { IconPhotoCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages as m } from '#texts/photo-review.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import panel from '../../../ui/pages/panel.module.css';
import classes from './photo-review-page.module.css';

/** Nothing waits: there is time to read by what photos are judged, and what members read. */
export function NoPhotos({ title }: { title: string }) {
  return (
    <div className={`grid items-start gap-4 ${classes.none}`}>
      <section className={`grid justify-items-center text-center ${panel.panel} ${classes.done}`}>
        <IconPhotoCheck className="mb-3 text-success" size={32} stroke={1.5} aria-hidden />
        <h2 className="title-xs">{title}</h2>
        <p className="mt-2 mb-5 text-muted">{m.noneAbout}</p>
        <Button
          look="plain"
          render={(props) => (
            <Link {...props} to="/reports" search={{ status: 'open', sortBy: 'priority' }} />
          )}
        >
          {m.toReports}
        </Button>
      </section>
      <section className={`overflow-hidden pt-4 ${panel.panel}`}>
        <h2 className="mb-2 px-5 heading">{m.rules}</h2>
        <DataTable label={m.rules} columns={m.ruleColumns} stacks>
          {rejectReasons.map((reason) => (
            <tr key={reason}>
              <td>{rejectTexts[reason].label}</td>
              <td className={classes.mail} data-wide>
                {rejectTexts[reason].mail}
              </td>
            </tr>
          ))}
        </DataTable>
      </section>
    </div>
  );
}
