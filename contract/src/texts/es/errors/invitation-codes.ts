import type { ErrorTexts } from '../../../errors.ts';
import type { invitationCodesErrors } from '../../../invitation-codes/errors.ts';

export const invitationCodes: ErrorTexts<typeof invitationCodesErrors> = {
  invitation_missing:
    'Este sitio es para quienes tienen una invitación. Escribe el código de la tuya.',
  invitation_unknown: 'Este no es el código de una invitación. Revisa cada letra y cada cifra.',
  invitation_used: 'Esta invitación ya se usó todas las veces posibles. Pide otra.',
  invitation_ended: 'Esta invitación ya no es válida. Pide otra.',
  invitations_off: 'Por ahora no puedes invitar a nadie aquí.',
  invitation_end_past: 'Este día ya pasó. Elige uno posterior.',
  invitation_code_not_found:
    'No encontramos la invitación. Quizá se borró con el miembro al que pertenecía.',
};
