import { type Contents, pickContents } from '@kindred/contract/chat/content-fields';
import type { StoppedMessage } from '@kindred/contract/chat/messages';
import { type Stop, findStop } from '@kindred/contract/chat/stops';
import { AppError } from '../../../errors.ts';

/** Holds what looks like a scam in messages to someone who has not answered, and asks to confirm hurtful text. */
export function refuseStopped(
  { sure, ...contents }: Partial<Contents> & { readonly sure: boolean },
  answered: boolean,
) {
  const texts = Object.values(pickContents(contents)).filter((each) => typeof each === 'string');
  const stop = texts.map((text) => findStop(text, { answered, sure })).find((found) => found);
  if (stop) throw stopped(stop);
}

/** Says why a message is refused, so that a page can ask about it. */
export function stopped(stop: Stop) {
  const data: StoppedMessage = { stop };
  return new AppError('message_stopped', { params: data, data });
}
