import type { reportsErrors } from '../../../reports/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const reports: ErrorTexts<typeof reportsErrors> = {};
