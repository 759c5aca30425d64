import type { userAdminErrors } from '../../../user-admin/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const userAdmin: ErrorTexts<typeof userAdminErrors> = {};
