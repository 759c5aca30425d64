import type { approvalErrors } from '../../../approvals/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const approvals: ErrorTexts<typeof approvalErrors> = {
  approval_needed:
    'Unser Team muss dein Profil zuerst freigeben. Bis dahin siehst du niemanden, und niemand sieht dich.',
  approval_not_found: 'Dieses Mitglied wartet nicht mehr auf Freigabe.',
  approval_changed: 'Etwas hat sich geändert. Bitte lade neu.',
};
