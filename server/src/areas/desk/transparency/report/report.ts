import type { ReportPart } from '@kindred/contract/desk/report-parts';
import type { Db } from '../../../../db/statement.ts';
import { countAppeals, countSuspensions } from './appeal-counts.ts';
import { appealTable } from './appeal-table.ts';
import type { Cell } from './by-category.ts';
import {
  type Table,
  automationTable,
  measureTable,
  noticeTable,
  orderTable,
} from './counted-tables.ts';
import { countAutomation, countMeasures, countNotices } from './counts.ts';
import { categoryTable, identificationTable, qualitativeTable } from './word-tables.ts';

interface ReportContext {
  readonly year: number;
  readonly service: string;
  readonly contact: string;
  readonly madeAt: Date;
}

type Period = { readonly from: Date; readonly to: Date };

const counted: Partial<Record<ReportPart, (db: Db, period: Period) => Promise<Table> | Table>> = {
  '3_member_states_orders': orderTable,
  '4_notices': async (db, period) => noticeTable(await countNotices(db, period)),
  '5_own_initiative_illegal': async (db, period) =>
    measureTable(await countMeasures(db, period, 'law')),
  '6_own_initiative_TC': async (db, period) =>
    measureTable(await countMeasures(db, period, 'terms')),
  '7_appeals_and_recidivism': async (db, period) =>
    appealTable(await countAppeals(db, period), await countSuspensions(db, period)),
  '8_automated_means': async (db, period) => automationTable(await countAutomation(db, period)),
};

/** A file of the yearly report, as CSV. */
export async function reportPart(db: Db, part: ReportPart, context: ReportContext) {
  return toCsv(await tableOf(db, part, context));
}

async function tableOf(db: Db, part: ReportPart, context: ReportContext): Promise<Table> {
  if (part === '1_report_identification') return identificationTable(context);
  if (part === '2_categories_names') return categoryTable();
  const { year, service } = context;
  const [from, to] = [new Date(Date.UTC(year, 0, 1)), new Date(Date.UTC(year + 1, 0, 1))];
  const table = await counted[part]?.(db, { from, to });
  if (!table) return qualitativeTable();
  // These columns say what the numbers are about.
  return {
    header: ['Applicability', 'Service', 'Reporting period', ...table.header],
    rows: table.rows.map((cells) => ['Applicable', service, `${year}`, ...cells]),
  };
}

const toCsv = ({ header, rows }: Table) =>
  [header, ...rows].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');

const toCell = (cell: Cell) =>
  typeof cell === 'number' ? `${cell}` : `"${(cell ?? '').replaceAll('"', '""')}"`;
