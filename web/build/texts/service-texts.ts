import { claimAnswers } from '@kindred/contract/texts/en/claim-answers';
import * as clauses from '@kindred/contract/texts/en/clauses';
import { importFaults } from '@kindred/contract/texts/en/import-faults';
import * as notices from '@kindred/contract/texts/en/notice-messages';
import { refusalTexts as refusals } from '@kindred/contract/texts/en/picture-refusals';
import { sanctionTexts as sanctions } from '@kindred/contract/texts/en/sanctions';

/** What an owner can say in other words of notices and statements. The build of another language reads its folder. */
export const serviceTexts = { claimAnswers, clauses, importFaults, notices, refusals, sanctions };
