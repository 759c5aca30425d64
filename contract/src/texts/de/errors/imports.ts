import type { ErrorTexts } from '../../../errors.ts';
import type { importsErrors } from '../../../imports/errors.ts';

export const imports: ErrorTexts<typeof importsErrors> = {
  import_not_found: 'Import nicht gefunden. Vielleicht wurde er gelöscht.',
  import_in_other_state: 'Der Import ist inzwischen weiter. Lade die Seite neu.',
  import_part_out_of_order: ({ expected }) =>
    `Als Nächstes kommt Teil ${expected} der Datei. Sende ihn zuerst.`,
  import_wrong_encoding:
    'Diese Datei ist nicht in UTF-8. Speichere sie in der Tabellenkalkulation als „CSV UTF-8“ und wähle sie noch einmal aus.',
  import_empty: 'Diese Datei hat unter den Überschriften keine Zeilen. Wähle eine andere.',
  import_too_many_rows: ({ most }) =>
    `Eine Datei darf höchstens ${most.toLocaleString('de')} Zeilen haben. Teile sie und importiere die Teile nacheinander.`,
  import_too_large: 'Die Datei ist größer als beim Auswählen. Wähle sie noch einmal aus.',
  import_columns_invalid:
    'Wähle eine Spalte für die E-Mail-Adresse und jede Spalte nur für ein Feld. Die Datei darf höchstens 100 Spalten haben.',
  import_count_changed:
    'Die Zahl der Personen hat sich geändert. Prüfe sie und bestätige noch einmal.',
  imports_running: 'Zu viele Importe sind noch offen. Beende oder stoppe erst einen davon.',
  invited_link_ended:
    'Diese Einladung gilt nicht mehr. Wenn du sie schon angenommen hast, melde dich an.',
  invited_address_taken:
    'Zu dieser E-Mail-Adresse gibt es inzwischen ein Konto. Melde dich damit an.',
};
