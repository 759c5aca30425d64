import 'typebox';
// contract/src/premium/credit.ts
var readCredit = {
  method: 'GET',
  url: '/subscription/credit',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var refundCredit = {
  method: 'POST',
  url: '/subscription/credit-refund',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// contract/src/premium/invoices.ts
var listInvoices = {
  method: 'GET',
  url: '/subscription/invoices',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var readInvoicePdf = {
  method: 'GET',
  url: '/subscription/invoices/:id/pdf',
  access: 'member',
  schema: { response: { 200: { required: [] } } },
};
// contract/src/premium/quote.ts
var quoteFirstPayment = {
  method: 'POST',
  url: '/subscription/quote',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
export {
  refundCredit as a,
  readCredit as i,
  listInvoices as n,
  readInvoicePdf as r,
  quoteFirstPayment as t,
};
