import { undoSeconds } from '@kindred/contract/desk/outcomes';
import { AppError } from '../../errors.ts';

/** Until when a decision or the review of a photo can be undone. No one is notified of it before then. */
export const undoEnd = (decidedAt: Date) => new Date(decidedAt.getTime() + undoSeconds * 1000);

export const undoTooLate = () =>
  new AppError('undo_too_late', { params: { seconds: undoSeconds } });
