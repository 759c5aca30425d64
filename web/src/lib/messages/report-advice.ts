import { adviceTexts } from '@kindred/contract/texts/en/report-advice';
import { inReadersLanguage } from './language.ts';

export const messages = inReadersLanguage({ en: adviceTexts });
