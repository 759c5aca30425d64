import type { ErrorTexts } from '../../../errors.ts';
import type { personalDataErrors } from '../../../personal-data/errors.ts';

export const personalData: ErrorTexts<typeof personalDataErrors> = {
  leaving_needs_password: 'Du hast ein Passwort. Bitte gib stattdessen das ein.',
  leaving_password_missing: 'Bitte gib dein Passwort ein.',
  leaving_code_missing: 'Bitte gib den sechsstelligen Code aus unserer E-Mail ein.',
  leaving_code_wrong: 'Dieser Code ist falsch. Schau in unsere E-Mail und versuch es noch einmal.',
  leaving_code_expired: 'Dieser Code gilt nicht mehr. Bitte fordere einen neuen an.',
  consent_text_changed:
    'Dieser Text hat sich geändert. Bitte lade die Seite neu und lies ihn noch einmal.',
  archive_not_found:
    'Keine Datei mit deinen Daten gefunden. Du kannst sie in deinen Einstellungen anfordern.',
  archive_link_expired:
    'Dieser Link gilt nicht mehr. Du kannst in deinen Einstellungen eine neue Datei anfordern.',
};
