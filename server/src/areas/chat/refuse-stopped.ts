import type { StoppedMessage } from '@kindred/contract/chat/messages';
import { type Stop, findStop } from '@kindred/contract/chat/stops';
import { AppError } from '../../errors.ts';

const reasons: Readonly<Record<Stop, string>> = {
  link: "You can send links once they've answered you. Please write without one first.",
  contact:
    "You can share contact details once they've answered you. Please write without them first.",
  money: "First messages about money aren't sent. Never send money to someone you haven't met.",
  hurtful: 'This could hurt them. Are you sure you want to send it?',
};

/** Holds what looks like a scam in messages to someone who has not answered, and asks to confirm hurtful text. */
export function refuseStopped(
  { text, sure }: { readonly text: string | null; readonly sure: boolean },
  answered: boolean,
) {
  if (text === null) return;
  const stop = findStop(text, { answered, sure });
  if (!stop) return;
  const data: StoppedMessage = { stop };
  throw new AppError('refused', reasons[stop], { data });
}
