import type PdfDocument from 'pdfkit';
import type { Stripe } from 'stripe';
import { formatMoney } from '../invoices/lines.ts';
import { dateName } from '../invoices/prorations.ts';

const left = 50;
const amounts = 420;
const right = { width: 125, align: 'right' as const };

function row(pdf: PdfDocument, text: string, amount: string): void {
  const { y } = pdf;
  pdf.text(text, left, y, { width: 350 });
  const bottom = pdf.y;
  pdf.text(amount, amounts, y, right);
  pdf.y = Math.max(bottom, pdf.y) + 6;
}

function writeHead(pdf: PdfDocument, invoice: Stripe.Invoice): void {
  pdf.font('Helvetica-Bold').fontSize(20).text('Invoice', left, 50);
  pdf.font('Helvetica').fontSize(10).moveDown();
  row(pdf, 'Invoice number', invoice.number ?? '');
  const issued = invoice.status_transitions.finalized_at ?? invoice.created;
  row(pdf, 'Date of issue', dateName(issued));
  row(pdf, 'From', invoice.account_name ?? '');
  row(pdf, 'Bill to', invoice.customer_email ?? invoice.customer_name ?? '');
  row(pdf, 'Status', invoice.status === 'paid' ? 'Paid' : 'Open');
  pdf.moveDown();
}

function writeLines(pdf: PdfDocument, invoice: Stripe.Invoice): void {
  const money = (amount: number) => formatMoney(amount, invoice.currency);
  const rule = () => {
    pdf.moveTo(left, pdf.y).lineTo(545, pdf.y).stroke('#cccccc');
    pdf.y += 8;
  };
  rule();
  for (const line of invoice.lines.data) {
    const period = `${dateName(line.period.start)} to ${dateName(line.period.end)}`;
    row(pdf, `${line.description ?? ''}\n${period}`, money(line.amount));
  }
  rule();
  row(pdf, 'Subtotal', money(invoice.subtotal));
  for (const { amount } of invoice.total_discount_amounts ?? [])
    row(pdf, 'Discount', money(-amount));
  row(pdf, 'Total', money(invoice.total));
  const fromBalance = invoice.amount_due - invoice.total;
  if (fromBalance !== 0) row(pdf, 'Applied balance', money(fromBalance));
  pdf.font('Helvetica-Bold');
  row(pdf, 'Amount due', money(invoice.amount_due));
  row(pdf, 'Amount paid', money(invoice.amount_paid));
}

/** The invoice as a file to keep. */
export async function invoicePdf(invoice: Stripe.Invoice): Promise<Buffer> {
  // Most starts of the sandbox never write a PDF, and the package is large.
  const { default: Pdf } = await import('pdfkit');
  const created = new Date(invoice.created * 1000);
  const title = `Invoice ${invoice.number ?? ''}`;
  const pdf = new Pdf({
    size: 'A4',
    margin: 50,
    info: { Title: title, CreationDate: created },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  writeHead(pdf, invoice);
  writeLines(pdf, invoice);
  pdf.end();
  return done;
}
