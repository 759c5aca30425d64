import { messages as sanctionTexts } from '#texts/sanctions.ts';
import type { Statement } from '@kindred/contract/desk/statements';
import { messages as m } from '#texts/statements.ts';

export const titleOf = (statement: Statement) =>
  statement.party === 'subject'
    ? sanctionTexts[statement.action].title
    : m.reports[statement.outcome];
