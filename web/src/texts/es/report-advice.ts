import { adviceTexts } from '@kindred/contract/texts/es/report-advice';
import type { messages as en } from '../en/report-advice.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = adviceTexts;
