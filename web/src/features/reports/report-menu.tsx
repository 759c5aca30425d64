import { type Report } from '@kindred/contract/reports';
import { nextStatuses, priorities } from '@kindred/contract/reports/report-types';
import { ActionIcon, Menu } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { IconDots } from '@tabler/icons-react';
import { messages } from '../../lib/messages/reports.ts';
import { shortId } from '../../lib/short-id.ts';
import type { ReportActions } from './report-actions.ts';
import { useReportRights } from './use-report-rights.ts';

interface Props extends Pick<ReportActions, 'onChange' | 'onDelete'> {
  report: Report;
}

export function ReportMenu({ report, onChange, onDelete }: Props) {
  const { menu: m, row, priorities: priorityWords } = messages;
  const { me, mine, mayHandle, mayDelete } = useReportRights(report);
  const settled = report.settledAt !== null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={row.more(shortId(report._id))}
          title={row.more(shortId(report._id))}
          disabled={!mayHandle}
        >
          <IconDots size={18} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{m.status}</Menu.Label>
        {nextStatuses[report.status].map((status) => (
          <Menu.Item key={status} onClick={() => onChange({ report, status })}>
            {settled ? m.reopen : m.to[status]}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => onChange({ report, assigneeId: mine ? null : me })}>
          {mine ? m.release : m.take}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{m.priority}</Menu.Label>
        {priorities.map((priority) => (
          <Menu.Item
            key={priority}
            disabled={priority === report.priority}
            onClick={() => onChange({ report, priority })}
          >
            {priority === report.priority
              ? m.present(priorityWords[priority])
              : priorityWords[priority]}
          </Menu.Item>
        ))}
        {mayDelete && (
          <>
            <Menu.Divider />
            <Menu.Item color="danger" onClick={() => onDelete(report)}>
              {m.delete}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
