import type { Report } from '@kindred/contract/reports';
import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { IconDots } from '@tabler/icons-react';
import { messages } from '#texts/reports.ts';
import { shortId } from '../../../lib/facts/short-id.ts';
import { ActionList } from '../../../ui/dialogs/action-list.tsx';
import { Popover } from '../../../ui/dialogs/popover.tsx';
import type { ReportActions } from '../report-actions.ts';
import { useReportActionGroups } from './use-report-action-groups.ts';
import { useReportRights } from '../use-report-rights.ts';

interface Props extends Pick<ReportActions, 'onChange' | 'onDelete'> {
  report: Report;
}

/** The actions for the report of a row. */
export function ReportMenu({ report, ...actions }: Props) {
  const { row: m } = messages;
  const { mayHandle } = useReportRights(report);
  const label = m.more(shortId(report._id));
  return (
    <Popover
      label={label}
      renderContent={(close) => <Actions report={report} close={close} {...actions} />}
    >
      {(button) => (
        <ActionIcon
          {...button}
          variant="subtle"
          color="gray"
          size={32}
          aria-label={label}
          title={label}
          disabled={!mayHandle}
        >
          <IconDots size={18} stroke={1.75} />
        </ActionIcon>
      )}
    </Popover>
  );
}

const Actions = (options: Parameters<typeof useReportActionGroups>[0]) => (
  <ActionList dense groups={useReportActionGroups(options)} />
);
