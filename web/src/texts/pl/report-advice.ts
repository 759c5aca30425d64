import { adviceTexts } from '@kindred/contract/texts/pl/report-advice';

export const messages = adviceTexts;
