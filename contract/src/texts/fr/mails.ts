import type { mailKinds } from '../../mail-kinds.ts';
import type { MailFrameTexts, MailTexts } from '../../mails.ts';
import { claimAnswers } from './claim-answers.ts';
import { accounts } from './mails/accounts.ts';
import { desk } from './mails/desk.ts';
import { fraudWarnings } from './mails/fraud-warnings.ts';
import { imports } from './mails/imports.ts';
import { notices } from './mails/notices.ts';
import { personalData } from './mails/personal-data.ts';
import { pictureRequests } from './mails/picture-requests.ts';
import { premium } from './mails/premium.ts';
import { reports } from './mails/reports.ts';
import { site } from './mails/site.ts';
import { team } from './mails/team.ts';
import { userAdmin } from './mails/user-admin.ts';

export { claimAnswers };

/** A mail without a text, or a text without a mail, is a type error. */
export const mailTexts: MailTexts<typeof mailKinds> = {
  ...accounts,
  ...desk,
  ...fraudWarnings,
  ...imports,
  ...notices,
  ...personalData,
  ...pictureRequests,
  ...premium,
  ...reports,
  ...site,
  ...team,
  ...userAdmin,
};

export const mailFrame: MailFrameTexts = {
  questions: (address) => `Une question ? Écris à ${address}.`,
  stop: 'Se désabonner',
};
