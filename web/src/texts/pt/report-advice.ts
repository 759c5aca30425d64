import type { messages as en } from '../en/report-advice.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { adviceTexts } from '@kindred/contract/texts/pt/report-advice';

export const messages: Translated<typeof en> = adviceTexts;
