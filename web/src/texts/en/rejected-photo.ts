import type { RejectReason } from '@kindred/contract/desk/reject-reasons';
import { rejectTexts } from '@kindred/contract/texts/en/reject-reasons';

export const messages = {
  why: (day: string, reason: RejectReason) =>
    `A photo wasn't accepted on ${day}: ${rejectTexts[reason].notice}. Please choose another.`,
  contest: 'If you think this is a mistake, write to us.',
};
