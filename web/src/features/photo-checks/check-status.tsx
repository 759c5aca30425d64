import type { OwnPhotoCheck } from '@kindred/contract/photo-checks';
import { messages as outcomes } from '#texts/photo-check-outcomes.ts';
import { messages as m } from '#texts/photo-check.ts';
import { useWithdrawCheck } from '../../api/photo-checks.ts';
import { config } from '../../lib/calls/config.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { CheckedBadge } from '../../widgets/photo-check/checked-badge.tsx';
import { CheckIntro } from './check-intro.tsx';

interface Props {
  check: OwnPhotoCheck;
}

/** What became of the check, and what the member can do next. */
export function CheckStatus({ check }: Props) {
  const { status, month } = check;
  const isOn = config.photoCheck !== 'off';
  const isDone = status === 'waiting' || status === 'approved' || status === 'excused';
  return (
    <>
      <Outcome check={check} />
      {month !== null && <CheckedBadge month={month} isWhole />}
      {isOn && !isDone && <CheckIntro check={check} />}
      {status !== 'none' && <Withdraw />}
    </>
  );
}

function Outcome({ check: { status, reason, ended } }: Props) {
  if (status === 'none') return null;
  const [title, about] = wordsOf(status);
  return (
    <output className="grid gap-1">
      <h2 className="heading-md">{title}</h2>
      {status === 'refused' && reason && <p>{outcomes.refused[reason].sentence}</p>}
      {status === 'ended' && ended && <p>{outcomes.ended[ended]}</p>}
      {about && <p className="text-pretty text-muted">{about}</p>}
    </output>
  );
}

function wordsOf(status: OwnPhotoCheck['status']): readonly [string, string | null] {
  if (status === 'waiting') return [m.waiting, m.waitingAbout];
  if (status === 'approved') return [m.approved, m.approvedAbout];
  if (status === 'excused') return [m.excused, m.excusedAbout];
  if (status === 'again') return [m.againTitle, m.againAbout];
  return [status === 'ended' ? m.ended : m.refused, null];
}

function Withdraw() {
  const { mutate, isPending, error } = useWithdrawCheck();
  return (
    <section className="grid justify-items-start gap-2 border-t border-line-soft py-2">
      <p className="text-sm text-muted">{m.withdrawAbout}</p>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      <Button look="plain" busy={isPending} onClick={() => mutate()}>
        {m.withdraw}
      </Button>
    </section>
  );
}
