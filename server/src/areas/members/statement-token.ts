import { closingSanctions } from '@kindred/contract/desk/sanctions';
import { listOf } from '../../db/list-of.ts';
import { Object as Row } from 'typebox';
import { Flag, Uuid } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { createSealedTokens } from '../../platform/crypto/sealed-tokens.ts';

/** A party to a decision: its subject, or the author of one of the reports that it answers. */
export interface Party {
  readonly decisionId: string;
  /** Null for the subject. */
  readonly reportId: string | null;
}

/** Opens a statement without signing in, for banned members. No one else can create one. */
export function createStatementTokens(secret: string) {
  const tokens = createSealedTokens<[decisionId: string, reportId: string | null]>(
    secret,
    'statement',
  );
  return {
    make: ({ decisionId, reportId }: Party) => tokens.make(decisionId, reportId),
    read(token: string): Party | null {
      const content = tokens.read(token);
      return content && { decisionId: content[0], reportId: content[1] };
    },
  };
}
/** The fragment after `#` in the link to a statement. */
export const linkOf = (token: string) => `token=${encodeURIComponent(token)}`;

export type StatementTokens = ReturnType<typeof createStatementTokens>;

const selectLatest = statement({
  name: 'find_decision_that_bans',
  text: `select id, notified_at is not null as announced from decision
    where member_id = $memberId and action in ${listOf(closingSanctions)} and undone_at is null and reversed_at is null
    order by decided_at desc, id desc limit 1`,
  params: { memberId: 'uuid' },
  row: Row({ id: Uuid, announced: Flag }),
});

/**
 * For members who are refused at sign-in: opens the statement of the decision that bans them, if there is one. While the
 * decision can still be undone, it is `not-yet`.
 */
export async function findBanStatement(db: Db, secret: string, memberId: string) {
  const found = await selectLatest.first(db, { memberId });
  if (!found) return null;
  if (!found.announced) return 'not-yet';
  return { token: createStatementTokens(secret).make({ decisionId: found.id, reportId: null }) };
}
