/** Tables that are kept, and why none of them outgrows the service. */
export const keptForGood: Readonly<Record<string, string>> = {
  audit:
    'The log of what staff did, which no one can shorten. It grows with the team, not with members',
  decision: 'One row for each case that staff decide, for the yearly report on transparency',
  report_case: 'Deleted with its last report',
  danger_record: 'Records for the police, a few a year',
  subscription: 'What was sold',
  price_move: 'What administrators did to the prices of subscriptions, a few a year',
  announcement: 'What administrators wrote to members, a few a month',
  invitation_code:
    'Codes of partners, of which administrators make few thousand. That of a member is deleted with them',
  invoice: 'What was paid, which the law says to keep for years',
  refund: 'What was paid back, like an invoice',
  withdrawal: 'Why it was paid back: withdrawals from contracts, like invoices',
  revenue_day: 'Sums of a day',
  payment_check: 'One row a night',
  tally: 'One row for each count',
  setting: 'One row for each setting',
  entitlement: 'One row for each right of a plan',
  ladder: 'One row',
  ladder_step: 'One row for each step',
  canned_text: 'Texts that staff write',
  estimate_progress: 'One row for each part of the nightly estimate, which replaces it',
  estimate_district: 'The districts of the nightly estimate, which replaces them',
  payment_clock: 'One row',
  site_version: 'What the owner decided, so that it can be restored',
  choice_number: 'One row for each interest and question, as numbers are never given again',
  site_image: 'At most 500, which versions show',
  accepted_text:
    'What members accepted word for word, a few texts for each change of a binding page',
  site_change: 'One row for each value that the draft changes',
  site_editor: 'One row for each administrator',
  translation_reading: 'One row for each language that was read',
  compliance_form:
    'What the owner wrote down about a duty of law, which authorities may ask for. A few rows a year',
  webhook: 'At most 20, which administrators add and delete',
  process: 'Deleted a minute after the process ended',
};
