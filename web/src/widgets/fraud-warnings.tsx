import type { Decision } from '@kindred/contract/desk/decisions';
import { useFraudWarningCounts } from '../api/fraud-warnings.ts';
import { messages } from '#texts/fraud-bans.ts';

interface Props {
  id: string;
  /** The ban is lifted. */
  withdraws?: boolean;
}

/** How many people a ban for fraud warns, or for how many lifting it withdraws that, before staff decide. */
export function FraudWarningCount({ id, withdraws = false }: Props) {
  const { staff: m } = messages;
  const { data } = useFraudWarningCounts(id);
  if (!data) return <p className="text-sm text-muted">{m.loading}</p>;
  const { toWarn, warned } = data;
  return (
    <output className="block text-sm text-pretty">
      {withdraws ? m.willWithdraw({ count: warned }) : m.toWarn({ count: toWarn })}
      {!withdraws && warned > 0 && ` ${m.alsoWarned({ count: warned })}`}
    </output>
  );
}

/** Whom a decision warned, as far as that is known. */
export function FraudWarned({
  fraud: { warned, withdrawn, waits },
}: {
  fraud: NonNullable<Decision['fraud']>;
}) {
  const { case: m } = messages;
  const text = withdrawn > 0 ? m.withdrawn({ count: withdrawn }) : m.warned({ count: warned });
  return (
    <p className="text-sm text-muted">
      {waits && warned === 0 && withdrawn === 0 ? m.waiting : text}
    </p>
  );
}
