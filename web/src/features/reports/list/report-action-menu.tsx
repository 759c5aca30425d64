import type { Report } from '@kindred/contract/reports';
import { messages as typeTexts } from '#texts/problem-types.ts';
import { commaList } from '../../../lib/formats/formats.ts';
import { lastActiveText } from '../../../lib/formats/last-active.ts';
import { messages } from '#texts/reports.ts';
import { shortId } from '../../../lib/facts/short-id.ts';
import { ActionMenu } from '../../../ui/dialogs/action-menu.tsx';
import type { OpenMenu } from '../../../ui/dialogs/use-menu-button.ts';
import type { ReportActions } from '../report-actions.ts';
import { useReportActionGroups } from './use-report-action-groups.ts';

interface Props extends Pick<ReportActions, 'onChange' | 'onDelete'> {
  report: Report;
  menu: OpenMenu;
}

/** The actions for a report. */
export function ReportActionMenu({ report, menu, onChange, onDelete }: Props) {
  const { menu: m } = messages;
  const groups = useReportActionGroups({ report, close: menu.onClose, onChange, onDelete });
  return (
    <ActionMenu
      {...menu}
      title={typeTexts[report.problem_type]}
      about={
        <p className="mt-1">{commaList([shortId(report._id), lastActiveText(report.createdAt)])}</p>
      }
      closeLabel={m.close}
      groups={groups}
    />
  );
}
