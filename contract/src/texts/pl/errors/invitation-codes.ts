import type { ErrorTexts } from '../../../errors.ts';
import type { invitationCodesErrors } from '../../../invitation-codes/errors.ts';

export const invitationCodes: ErrorTexts<typeof invitationCodesErrors> = {
  invitation_missing: 'Ta strona jest dla osób z zaproszeniem. Wpisz kod swojego zaproszenia.',
  invitation_unknown: 'To nie jest kod zaproszenia. Sprawdź każdą literę i cyfrę.',
  invitation_used: 'To zaproszenie wykorzystano już tyle razy, ile można. Poproś o inne.',
  invitation_ended: 'To zaproszenie już nie działa. Poproś o inne.',
  invitations_off: 'W tej chwili nie możesz nikogo tu zaprosić.',
  invitation_end_past: 'Ten dzień już minął. Wybierz późniejszy.',
  invitation_code_not_found:
    'Nie znaleziono zaproszenia. Być może usunięto je razem z kontem, do którego należało.',
};
