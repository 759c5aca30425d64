import { Object as Row } from 'typebox';
import { Uuid } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { createSeal } from '../../platform/crypto/seal.ts';

/** A party to a decision: its bearer, or who made one of the reports that it answers. */
export interface Party {
  readonly decisionId: string;
  /** Null for the bearer. */
  readonly reportId: string | null;
}

/** Opens a statement without signing in, as who is banned cannot. Nobody else can make one. */
export function createStatementTokens(secret: string) {
  const seal = createSeal(secret, 'statement');
  return {
    make: ({ decisionId, reportId }: Party) =>
      Buffer.from(seal.close([decisionId, reportId]), 'base64').toString('base64url'),
    /** Null for a text that we did not make. */
    read(token: string): Party | null {
      try {
        const sealed = Buffer.from(token, 'base64url').toString('base64');
        const [decisionId, reportId] = seal.open(sealed) as [string, string | null];
        return { decisionId, reportId };
      } catch {
        return null;
      }
    },
  };
}
/** What follows the `#` of the page of a statement. */
export const linkOf = (token: string) => `token=${encodeURIComponent(token)}`;

export type StatementTokens = ReturnType<typeof createStatementTokens>;

const selectLatest = statement({
  name: 'find_decision_that_bans',
  text: `select id from decision
    where member_id = $memberId and action in ('suspend', 'ban') and told_at is not null
      and undone_at is null and reversed_at is null
    order by decided_at desc limit 1`,
  params: { memberId: 'uuid' },
  row: Row({ id: Uuid }),
});

/** For who is refused at signing in: opens the statement of the decision that bans them, if one does. */
export async function findBanStatement(db: Db, secret: string, memberId: string) {
  const found = await selectLatest.first(db, { memberId });
  return found && createStatementTokens(secret).make({ decisionId: found.id, reportId: null });
}
