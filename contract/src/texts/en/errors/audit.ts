import type { auditErrors } from '../../../audit/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const audit: ErrorTexts<typeof auditErrors> = {};
