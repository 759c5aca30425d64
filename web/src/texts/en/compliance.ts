import type { Duty, DutyState } from '@kindred/contract/compliance';
import type { LawName } from '@kindred/contract/compliance/laws';

const laws: Readonly<Record<LawName, string>> = {
  eu: 'European Union',
  uk: 'United Kingdom',
  us: 'United States',
  au: 'Australia',
};

const states: Readonly<Record<DutyState, string>> = {
  done: 'Done',
  due: 'To do',
  'not-needed': 'Not needed',
};

/** What a duty is called, and what it means here. */
const duties: Readonly<Record<Duty['code'], readonly [title: string, about: string]>> = {
  'eu.imprint': [
    'Who runs the site',
    'Name, address and contact of who runs the site, on a page that everyone can find. Enter them in the set-up and publish an imprint.',
  ],
  'eu.terms': [
    'Terms of use',
    'Terms in plain words that members accept and that say what is not allowed. Publish a page and mark it as binding.',
  ],
  'eu.notice': [
    'Reporting illegal content',
    'Anyone can report content without an account, gets a receipt and reads what was decided.',
  ],
  'eu.reasons': [
    'Reasons for each decision',
    'Members read why something of theirs was removed or limited, and what they can do about it.',
  ],
  'eu.appeals': ['Appeals', 'Members can contest decisions. Small companies are exempt.'],
  'eu.transparency': [
    'Yearly transparency report',
    'Figures about reports, decisions and appeals, ready to publish. Small companies are exempt.',
  ],
  'eu.minors': [
    'Protection of minors',
    'Only adults can register. Write down whether a date of birth is enough or a check of age is needed.',
  ],
  'eu.representative': [
    'Representative in the European Union',
    'Who offers a service in the Union from outside names a representative there. Note who it is.',
  ],
  'eu.withdrawal': [
    'Withdrawal button',
    'Members can withdraw from a purchase for 14 days with two clicks, also from the mail, and get a receipt and a refund.',
  ],
  'eu.accessibility': [
    'Accessibility statement',
    'A page says how well people with disabilities can use the site, and how to report barriers.',
  ],
  'eu.privacy': [
    'Privacy policy',
    'It is written from the settings of this site, together with your own parts.',
  ],
  'eu.consent': [
    'Consent to sensitive data',
    'Members agree before sensitive data about them is used, and can take it back.',
  ],
  'eu.access': [
    'Copy and erasure of data',
    'Members download their data and delete their account themselves, in their settings.',
  ],
  'eu.records': [
    'Record of processing',
    'Which data you process, why, for how long and who receives it.',
  ],
  'eu.impact': [
    'Data protection impact assessment',
    'What could go wrong for members with sensitive data, and what you do against it.',
  ],
  'eu.officer': [
    'Data protection officer',
    'Who processes sensitive data on a large scale names an officer. Note who it is, or why you need none.',
  ],
  'uk.illegal-content': [
    'Illegal content risk assessment',
    'How likely each kind of illegal content is on your site, and what you do about it. Once a year, and before larger changes.',
  ],
  'uk.children': [
    "Children's access assessment",
    'Whether children are likely to get in, and how you keep them out.',
  ],
  'uk.intimate-images': [
    'Unwanted nudes',
    'Photos are checked before they are sent, and a likely nude arrives blurred.',
  ],
  'uk.complaints': [
    'Reports and complaints',
    'Everyone can report and complain, also about a decision.',
  ],
  'uk.responsible': ['Responsible person', 'Name the person who answers for safety on your site.'],
  'uk.fee': [
    'Data protection fee',
    'Who processes personal data pays a yearly fee to the regulator (ICO). Note your registration.',
  ],
  'uk.subscriptions': [
    'Rules for subscriptions',
    'Two cooling-off periods and reminders before a renewal. Announced for 2027: compare the final rules with your site, and note what you found.',
  ],
  'us.take-down': [
    'Intimate pictures',
    'Anyone can ask for the removal of an intimate picture of them, and it is hidden within 48 hours.',
  ],
  'us.renewal-consent': [
    'Consent to renewal',
    'Who buys agrees to the renewal, and the consent is kept for three years after the end.',
  ],
  'us.renewal-reminder': [
    'Yearly reminder',
    'Each year a mail says that premium renews, what it costs and how to cancel.',
  ],
  'us.price-notice': [
    'Notice of new prices',
    'Subscribers are told of a new price at least 14 days before they pay it.',
  ],
  'us.cancel': [
    'How members cancel',
    'Premium is canceled where it was bought, without a call or a letter, and a purchase can be undone for 14 days.',
  ],
  'us.fraud-bans': [
    'Warnings about fraud',
    'We warn everyone who exchanged messages with someone banned for fraud, within an hour.',
  ],
  'us.account-changes': [
    'Changes of an account',
    'Members get a mail when their password, address or sign-in changes.',
  ],
  'us.screening': [
    'No background checks',
    'Members read that you do not check criminal records. The safety tips say it; some states want it on profiles or in messages too. Note what you decided.',
  ],
  'us.safety-policy': [
    'Safety policy and yearly report',
    'A public safety policy, and a report with figures each year. Note where they are.',
  ],
  'au.safe-dating': [
    'Safety information',
    'Tips for meeting, numbers for help and ways to report, on a page for everyone.',
  ],
  'au.code-signed': [
    'Industry code',
    'Note whether you joined the code of the dating industry, and who your contact is.',
  ],
  'au.expectations': [
    'Basic safety expectations',
    'Assess the risks of your site and what you do about them.',
  ],
  'au.removal': [
    'Removal notices',
    'The eSafety Commissioner can ask for a removal within 24 hours. Note who receives such a notice, at which address.',
  ],
};

export const messages = {
  laws,
  states,
  duties,
  about: 'What laws ask of a dating site, what the service does about it, and what is yours to do.',
  counsel:
    'These texts are drafts and no legal advice. Have them read by a lawyer of your country.',
  loading: 'Loading the duties…',
  failed: "The duties couldn't be loaded",
  again: 'Try again',
  noPremium: 'Premium is not sold here.',
  inside: 'You are in the European Union.',
  notOffered: 'People from there can’t join this site.',
  open: 'Open',
  fill: 'Fill in',
  look: 'Look through again',
  asOf: (day: string) => `Compared with the laws on ${day}`,
  later: (day: string) => `Applies from ${day}`,
  filled: (day: string) => `Filled in on ${day}`,
  old: (day: string) => `Last filled in on ${day}; due once a year`,
  counts: (done: string, due: string) => `${done} done, ${due} to do`,
  openOf: (name: string) => `Open: ${name}`,
  fillOf: (name: string) => `Fill in: ${name}`,
  lookOf: (name: string) => `Look through again: ${name}`,
};
