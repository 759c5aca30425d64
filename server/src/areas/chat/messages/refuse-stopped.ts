import type { StoppedMessage } from '@kindred/contract/chat/messages';
import { findStop } from '@kindred/contract/chat/stops';
import { AppError } from '../../../errors.ts';

/** Holds what looks like a scam in messages to someone who has not answered, and asks to confirm hurtful text. */
export function refuseStopped(
  { text, sure }: { readonly text: string | null; readonly sure: boolean },
  answered: boolean,
) {
  if (text === null) return;
  const stop = findStop(text, { answered, sure });
  if (!stop) return;
  const data: StoppedMessage = { stop };
  throw new AppError('message_stopped', { params: data, data });
}
