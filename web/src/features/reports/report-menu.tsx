import { deleteReport } from '@kindred/contract/reports/handling';
import { type Report } from '@kindred/contract/reports';
import { isPartOf } from '@kindred/contract/reports/part';
import { nextStatuses, priorities } from '@kindred/contract/reports/report-types';
import { ActionIcon, Menu } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { IconDots } from '@tabler/icons-react';
import { may, mayCall } from '../../lib/may-call.ts';
import { messages } from '../../lib/messages/reports.ts';
import { useSession } from '../../lib/use-session.ts';
import type { ReportChange } from '../../api/reports/handling.ts';
import { shortId } from '../../lib/short-id.ts';

interface Props {
  report: Report;
  onChange: (change: ReportChange) => void;
  onDelete: (report: Report) => void;
}

export function ReportMenu({ report, onChange, onDelete }: Props) {
  const { menu: m, row, priorities: priorityWords } = messages;
  const session = useSession();
  const me = session.user?._id ?? null;
  const mine = report.assignee?._id === me;
  const settled = report.status !== 'pending' && report.status !== 'in_progress';
  const allowed = may(session, 'handleReports') && !isPartOf(report, me ?? '');
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={row.more(shortId(report._id))}
          title={row.more(shortId(report._id))}
          disabled={!allowed}
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
        {mayCall(session, deleteReport) && (
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
