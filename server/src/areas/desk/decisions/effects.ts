import {
  type RemovableText,
  type SanctionEffect,
  sanctionKind,
} from '@kindred/contract/desk/sanctions';
import type { NewDecision } from '@kindred/contract/desk/decisions';
import type { PoolClient } from 'pg';
import { type RemovedMessage, returnMessage } from '../../chat/messages/remove-message.ts';
import { type PhotoBefore, hidePhoto, removeText, restoreText, showPhoto } from './content.ts';
import { type MessageOfReport, removeReported } from './message.ts';
import type { CaseToDecide } from './case-to-decide.ts';
import { type StatusBefore, replaceRestriction, restrict, statusToReplace } from './restriction.ts';

/** The state before a decision, which undoing or reversing it needs. */
export interface Before {
  readonly status?: StatusBefore;
  readonly photo?: PhotoBefore;
  readonly text?: unknown;
  readonly message?: RemovedMessage;
}

export interface Effect {
  readonly memberId: string;
  readonly action: NewDecision['action'];
  readonly reason: string;
  readonly until: Date | null;
  readonly publicId: string | null;
  readonly field: RemovableText | null;
}

interface NewEffect extends Effect {
  readonly message: MessageOfReport | null;
}

/** Applies the decision. The state before is known then, and `sent` resolves once everything is written. */
export async function applyEffect(
  db: PoolClient,
  effect: NewEffect,
  found: CaseToDecide,
  now: Date,
): Promise<Awaited<Applied>> {
  const kind = sanctionKind(effect.action);
  return kind ? effects[kind.effect]({ db, effect, found, now }) : { before: {} };
}

interface Applying {
  readonly db: PoolClient;
  readonly effect: NewEffect;
  readonly found: CaseToDecide;
  readonly now: Date;
}

type Applied = Promise<{ before: Before; sent?: Promise<unknown> }>;

/** What each kind of sanction does. Its field is there, as decisions without it are refused. */
const effects: Readonly<Record<SanctionEffect, (applying: Applying) => Applied>> = {
  none: async () => ({ before: {} }),
  'closes-account': async ({ db, effect, found }) => {
    const status = statusToReplace(found, effect.until);
    return status ? { before: { status }, sent: restrict(db, effect) } : { before: {} };
  },
  'removes-photo': async ({ db, effect: { memberId, publicId }, now }) =>
    publicId ? { before: { photo: await hidePhoto(db, memberId, publicId, now) } } : { before: {} },
  'removes-text': async ({ db, effect: { memberId, field } }) =>
    field ? { before: { text: await removeText(db, memberId, field) } } : { before: {} },
  'removes-message': async ({ db, effect: { memberId, message }, now }) =>
    message
      ? { before: { message: await removeReported(db, memberId, message, now) } }
      : { before: {} },
};

export type RestoredContent = 'photo' | 'text' | 'message';

/** Undoes it, except for what was changed since, and returns what can be seen again. */
export async function undoEffect(
  db: PoolClient,
  effect: Effect,
  before: Before,
): Promise<RestoredContent | null> {
  const { memberId, publicId, field } = effect;
  if (before.status) await replaceRestriction(db, effect, before.status);
  if (before.photo && publicId)
    return (await showPhoto(db, memberId, publicId, before.photo)) > 0 ? 'photo' : null;
  if (before.text !== undefined && field)
    return (await restoreText(db, memberId, field, before.text)) > 0 ? 'text' : null;
  if (before.message) return (await returnMessage(db, before.message)) ? 'message' : null;
  return null;
}
