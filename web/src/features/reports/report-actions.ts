import type { Report } from '@kindred/contract/reports';
import type { ReportChange } from '../../api/reports/handling.ts';

/** The actions of the rows of the list. */
export interface ReportActions {
  onReply: (report: Report) => void;
  onChange: (change: ReportChange) => void;
  onDelete: (report: Report) => void;
}

/** The id of the row that gets the focus back. */
export const rowId = (id: string) => `report-${id}`;
