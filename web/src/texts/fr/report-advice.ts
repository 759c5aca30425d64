import { adviceTexts } from '@kindred/contract/texts/fr/report-advice';

export const messages = adviceTexts;
