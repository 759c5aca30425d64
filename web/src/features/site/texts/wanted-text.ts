import type { Language } from '@kindred/contract/languages';
import { createState } from '../../../lib/state.ts';

/** The text that was clicked in the preview. */
export const wantedText = createState<{ readonly language: Language; readonly id: string } | null>(
  null,
);
