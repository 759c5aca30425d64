import type { Voice } from '../voice.ts';
import { bioPhrases } from './bio-phrases.ts';
import { conversations } from './conversations.ts';
import { interestLines } from './interests.ts';
import { promptAnswers } from './prompts.ts';
import { slots } from './slots.ts';
import { work } from './work.ts';

export const french: Voice = {
  slots,
  bioPhrases,
  work,
  interestLines,
  promptAnswers,
  conversations,
};
