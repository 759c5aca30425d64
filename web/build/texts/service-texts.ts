import * as clauses from '@kindred/contract/texts/en/clauses';
import { importFaults } from '@kindred/contract/texts/en/import-faults';
import * as mails from '@kindred/contract/texts/en/mails';
import * as notices from '@kindred/contract/texts/en/notice-messages';

/** What an owner can say in other words of mails, notices and statements. The build of another language reads its folder. */
export const serviceTexts = { clauses, importFaults, mails, notices };
