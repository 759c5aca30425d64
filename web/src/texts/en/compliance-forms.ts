import type { KnownValues } from '@kindred/contract/compliance';
import type { QuestionName } from '@kindred/contract/compliance/forms';
import type { NudeLevel } from '@kindred/contract/site/nudes';

const questions: Readonly<Record<QuestionName, readonly [question: string, hint: string]>> = {
  harms: [
    'Which illegal content could appear?',
    'For example fraud, threats, intimate pictures, abuse of children, hate',
  ],
  likelihood: [
    'How likely is each of them on your site?',
    'Compare the figures above, and think of who your members are.',
  ],
  effects: ['Who would be hurt, and how badly?', 'Think of people who are at particular risk.'],
  measures: ['What do you do against it?', 'Settings of the service, and what your team does'],
  changes: [
    'What has changed, and what do you plan?',
    'Since the last assessment, and until the next one',
  ],
  'age-check': [
    'How do you keep children out?',
    'Members enter their date of birth and confirm that they are adults. Reports of minors come first at the desk.',
  ],
  attraction: ['Could the site attract children?', 'Its subject, its looks, where you advertise'],
  conclusion: [
    'What do you conclude?',
    'For example: children are not likely to get in, because …',
  ],
  controller: [
    'Who is responsible for the data?',
    'Name and contact, also of a data protection officer',
  ],
  purposes: [
    'What do you use data for?',
    'For example introducing people to each other, safety, payments',
  ],
  people: ['Whose data, and which?', 'Members, people who report something, your team'],
  transfers: [
    'Who receives data, and in which countries?',
    'The services above, and with which contracts',
  ],
  security: ['How do you protect the data?', 'Access, encryption, backups, who may see what'],
  need: [
    'What do you process, and why is it needed?',
    'Leave out what the service would work without.',
  ],
  risks: [
    'What could happen to members?',
    'For example that someone is outed, followed, blackmailed or refused a job',
  ],
  advice: ['Who gave you advice?', 'For example your data protection officer, or members'],
  done: [
    'What did you do or decide, when, and where is the proof?',
    'For example a name and an address, a number of a register, or why it does not concern you',
  ],
};

const facts: Readonly<Record<keyof KnownValues, string>> = {
  members: 'Members',
  reports: 'Reports',
  underAge: 'Reports of minors',
  decisions: 'Decisions',
  medianHours: 'Hours until a report is settled (median)',
  appeals: 'Appeals',
  reversed: 'Appeals that changed a decision',
  photoReview: 'Photos are reviewed before others see them',
  nudes: 'Check for nudes',
  rules: 'Safety rules that are on',
  regions: 'Countries',
  sensitiveFields: 'Own sensitive fields',
  recipients: 'Services that receive data',
  leavingDays: 'Days until a deleted account is erased',
  exportDays: 'Days that an archive of data is kept',
  reportDays: 'Days that settled reports are kept',
};

const recipients: Readonly<Record<KnownValues['recipients'][number], string>> = {
  mails: 'mail server',
  payments: 'Stripe (payments)',
  files: 'object storage',
  push: 'push services of browsers',
  google: 'Google (sign-in)',
  facebook: 'Facebook (sign-in)',
  webhooks: 'own webhooks',
};

const nudes: Readonly<Record<NudeLevel, string>> = {
  off: 'off',
  cautious: 'cautious',
  usual: 'usual',
  strict: 'strict',
};

export const messages = {
  questions,
  facts,
  recipients,
  nudes,
  knows: 'What the service knows',
  knowsAbout: 'Counted over the last twelve months, and kept with your answers.',
  save: 'Keep as a new version',
  missing: 'Answer this question.',
  versions: 'Versions',
  none: 'No one has filled in this form yet.',
  everywhere: 'Everywhere',
  nothing: 'None',
  yes: 'Yes',
  no: 'No',
  unknown: 'Not known',
  loading: 'Loading the duties…',
  failed: "The duties couldn't be loaded",
  again: 'Try again',
  version: (version: string, day: string) => `Version ${version}, ${day}`,
  by: (name: string | null) => `By ${name ?? 'a deleted user'}`,
  saved: (version: string) => `Version ${version} is kept.`,
};
