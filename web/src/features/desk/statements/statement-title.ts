import type { Statement } from '@kindred/contract/desk/statements';
import { messages as m } from '#texts/statements.ts';

export const titleOf = (statement: Statement) =>
  statement.party === 'subject'
    ? m.sanctions[statement.action].title
    : m.reports[statement.outcome];
