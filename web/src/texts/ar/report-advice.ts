import { adviceTexts } from '@kindred/contract/texts/ar/report-advice';

export const messages = adviceTexts;
