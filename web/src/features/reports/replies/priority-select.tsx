import type { Report } from '@kindred/contract/reports';
import { type Priority, priorities } from '@kindred/contract/reports/report-types';
import { useChangeReport } from '../../../api/reports/handling.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as words } from '#texts/report-words.ts';
import { messages } from '#texts/reports.ts';
import { useReportRights } from '../use-report-rights.ts';
import { Select } from '../../../ui/fields/select.tsx';

/** The priority of a report, saved as soon as another one is chosen. */
export function PrioritySelect({ report }: { report: Report }) {
  const { reply: m } = messages;
  const { priorities: names } = words;
  const { mayHandle } = useReportRights(report);
  const { mutate, error, isPending, variables } = useChangeReport();
  const chosen = isPending && 'priority' in variables ? variables.priority : report.priority;
  return (
    <Select
      aria-label={m.priority}
      data={priorities.map((value) => ({ value, label: names[value] }))}
      value={chosen}
      disabled={!mayHandle}
      error={error && errorText(error)}
      onChange={({ currentTarget }) =>
        mutate({ report, priority: currentTarget.value as Priority })
      }
    />
  );
}
