import type { ErrorTexts } from '../../../errors.ts';
import type { invitationCodesErrors } from '../../../invitation-codes/errors.ts';

export const invitationCodes: ErrorTexts<typeof invitationCodesErrors> = {
  invitation_missing:
    'Diese Seite ist für Menschen mit einer Einladung. Gib den Code deiner Einladung ein.',
  invitation_unknown: 'Das ist kein Code einer Einladung. Prüfe jeden Buchstaben und jede Ziffer.',
  invitation_used: 'Diese Einladung wurde so oft benutzt, wie es geht. Bitte um eine andere.',
  invitation_ended: 'Diese Einladung gilt nicht mehr. Bitte um eine andere.',
  invitations_off: 'Du kannst hier im Moment niemanden einladen.',
  invitation_end_past: 'Dieser Tag ist vorbei. Wähle einen späteren.',
  invitation_code_not_found:
    'Einladung nicht gefunden. Vielleicht wurde sie mit dem Mitglied gelöscht, zu dem sie gehörte.',
};
