import { type Invoice, invoiceStatuses } from '@kindred/contract/premium/invoices';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { InvoiceRow, findInvoice, invoiceColumns, toInvoice } from './rows.ts';

const selectPage = statement({
  name: 'find_invoices_of_member',
  text: `select ${invoiceColumns} from invoice i
    where i.member_id = $memberId and i.status = any ($statuses)
      and ($after::text is null or (i.created_at, i.id) < (
        select created_at, id from invoice where id = $after and member_id = $memberId))
    order by i.created_at desc, i.id desc limit $limit`,
  params: { memberId: 'uuid', statuses: 'text[]', after: 'text?', limit: 'int8' },
  row: InvoiceRow,
});

interface Query {
  readonly limit: number;
  readonly cursor?: string;
  readonly status?: Invoice['status'];
}

/** A draft is not an invoice yet. */
const shown = invoiceStatuses.filter((status) => status !== 'draft');

export async function listOwnInvoices(
  db: Db,
  memberId: string,
  { limit, cursor = '', status }: Query,
) {
  const statuses = status ? [status] : shown;
  const after = cursor || null;
  const rows = await selectPage.all(db, { memberId, statuses, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const nextCursor = rows.length > limit ? (page.at(-1)?.id ?? null) : null;
  return { invoices: page.map(toInvoice), nextCursor };
}

export async function openOwnInvoice(db: Db, memberId: string, id: string) {
  const found = await findInvoice(db, id);
  if (found?.member_id === memberId) return found;
  throw new AppError('invoice_not_found');
}
