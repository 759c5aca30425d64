import type { Report } from '@kindred/contract/reports';
import { typeTexts } from '@kindred/contract/texts/en/problem-types';
import { lastActiveText } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/reports.ts';
import { shortId } from '../../../lib/facts/short-id.ts';
import { ActionSheet } from '../../../ui/dialogs/action-sheet.tsx';
import type { ReportActions } from '../report-actions.ts';
import { useReportActionGroups } from './use-report-action-groups.ts';

interface Props extends Pick<ReportActions, 'onChange' | 'onDelete'> {
  report: Report;
  onClose: () => void;
}

/** The actions for a report on a phone. */
export function ReportSheet({ report, onClose, onChange, onDelete }: Props) {
  const { menu: m } = messages;
  const groups = useReportActionGroups({ report, close: onClose, onChange, onDelete });
  return (
    <ActionSheet
      opened
      title={typeTexts[report.problem_type]}
      about={
        <p className="mt-1">
          {shortId(report._id)}, {lastActiveText(report.createdAt)}
        </p>
      }
      closeLabel={m.close}
      onClose={onClose}
      groups={groups}
    />
  );
}
