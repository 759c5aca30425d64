import type { FrameTexts } from '../letter.ts';

export const en: FrameTexts = {
  questions: (address) => `Questions? Write to ${address}.`,
  stop: 'Unsubscribe',
};
