import type { Report } from '@kindred/contract/reports';
import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { IconDots, IconDotsVertical } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { messages } from '#texts/reports.ts';
import { shortId } from '../../../lib/facts/short-id.ts';
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
      <ActionIcon
        {...button}
        className={className}
        variant="subtle"
        color="gray"
        size={inRow ? 32 : 44}
        aria-label={label}
        title={inRow ? label : undefined}
        disabled={!mayHandle}
      >
        <Dots size={inRow ? 18 : 20} stroke={1.75} />
      </ActionIcon>
      {menu.opener && (
        <Suspense>
          <ReportActionMenu report={report} menu={menu} {...actions} />
        </Suspense>
      )}
    </>
  );
}
