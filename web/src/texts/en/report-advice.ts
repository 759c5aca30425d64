import { adviceTexts } from '@kindred/contract/texts/en/report-advice';

export const messages = adviceTexts;
