import type { Message } from '@kindred/contract/chat/message';
import { type Stop, findStop } from '@kindred/contract/chat/stops';

/** A link has its own warning, when it is opened. */
const kinds = ['money', 'contact', 'hurtful'] as const;
type CautionKind = (typeof kinds)[number];

export interface CautionAbout {
  readonly kind: CautionKind;
  readonly message: Message;
}

const isKind = (stop: Stop | null): stop is CautionKind => kinds.some((kind) => kind === stop);

/** The latest message that the reader has not answered yet and that is about money, leads to another app, or hurts. */
export function cautionAbout(messages: readonly Message[]): CautionAbout | null {
  const answered = messages.findLastIndex(({ mine }) => mine);
  const open = messages.slice(answered + 1).toReversed();
  for (const message of open) {
    const stop = message.text === null ? null : findStop(message.text);
    if (isKind(stop)) return { kind: stop, message };
  }
  return null;
}
