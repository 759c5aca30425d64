import * as clauses from '@kindred/contract/texts/en/clauses';
import { csvHeads as heads } from '@kindred/contract/texts/en/csv-heads';
import * as deleted from '@kindred/contract/texts/en/deleted-texts';
import { deviceNames as devices } from '@kindred/contract/texts/en/device-names';
import * as errors from '@kindred/contract/texts/en/errors';
import * as faults from '@kindred/contract/texts/en/field-faults';
import * as mails from '@kindred/contract/texts/en/mails';
import * as notices from '@kindred/contract/texts/en/notice-messages';
import { pageTemplates as templates } from '@kindred/contract/texts/en/page-templates';
import * as needs from '@kindred/contract/texts/en/profile-needs';

/** What the service itself says. The build of another language reads its folder. */
export const serviceTexts = {
  clauses,
  heads,
  deleted,
  devices,
  errors,
  faults,
  mails,
  notices,
  templates,
  needs,
};
