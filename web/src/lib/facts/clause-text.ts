import { isClause } from '@kindred/contract/desk/grounds';
import { messages as m } from '#texts/clauses.ts';

/** The text of a clause; for one that is no longer in the terms, its name. */
export const clauseText = (name: string | null) => (isClause(name) ? m[name] : (name ?? ''));
