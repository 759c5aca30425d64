import type { Report } from '@kindred/contract/reports';
import { IconDots, IconDotsVertical } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { messages } from '#texts/reports.ts';
import { shortId } from '../../../lib/facts/short-id.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useMenuButton } from '../../../ui/dialogs/use-menu-button.ts';
import type { ReportActions } from '../report-actions.ts';
import { useReportRights } from '../use-report-rights.ts';

const ReportActionMenu = lazyRouteComponent(
  () => import('./report-action-menu.tsx'),
  'ReportActionMenu',
);

interface Props extends Pick<ReportActions, 'onChange' | 'onDelete'> {
  report: Report;
  /** In a row of a table, and not in a card of the list on a phone. */
  inRow?: boolean;
  className?: string | undefined;
}

/** The button of further actions for a report. */
export function ReportMenu({ report, inRow = false, className, ...actions }: Props) {
  const { row: m } = messages;
  const { mayHandle } = useReportRights(report);
  const { button, menu } = useMenuButton();
  const label = m.more({ id: shortId(report._id) });
  const Dots = inRow ? IconDots : IconDotsVertical;
  return (
    <>
      <IconButton
        {...button}
        className={className}
        size={inRow ? 'md' : 'xl'}
        aria-label={label}
        title={inRow ? label : undefined}
        disabled={!mayHandle}
      >
        <Dots size={inRow ? 18 : 20} stroke={1.75} />
      </IconButton>
      {menu.opener && (
        <Suspense>
          <ReportActionMenu report={report} menu={menu} {...actions} />
        </Suspense>
      )}
    </>
  );
}
