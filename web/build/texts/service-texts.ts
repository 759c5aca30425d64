import { claimAnswers } from '@kindred/contract/texts/en/claim-answers';
import { reasonTexts as refusedProfiles } from '@kindred/contract/texts/en/approval-reasons';
import * as clauses from '@kindred/contract/texts/en/clauses';
import { importFaults } from '@kindred/contract/texts/en/import-faults';
import * as photoChecks from '@kindred/contract/texts/en/photo-checks';
import { refusalTexts as refusals } from '@kindred/contract/texts/en/picture-refusals';
import { rejectTexts as rejections } from '@kindred/contract/texts/en/reject-reasons';
import { sanctionTexts as sanctions } from '@kindred/contract/texts/en/sanctions';

/** What an owner can say in other words, of words that mails and answers share with pages. The build of another language reads its folder. */
export const serviceTexts = {
  claimAnswers,
  clauses,
  importFaults,
  photoChecks,
  refusals,
  refusedProfiles,
  rejections,
  sanctions,
};
