import { adviceTexts } from '@kindred/contract/texts/de/report-advice';

export const messages = adviceTexts;
