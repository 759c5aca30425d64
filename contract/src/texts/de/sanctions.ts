import type { Sanction, SanctionTexts } from '../../desk/sanctions.ts';

/** A sanction without a text, or a text without a sanction, is a type error. */
export const sanctionTexts: Readonly<Record<Sanction, SanctionTexts>> = {
  warn: {
    notice: 'Unser Team hat dich verwarnt.',
    title: 'Du wurdest verwarnt',
    effect: () => 'Dein Konto bleibt offen. Bitte lies, warum wir dir schreiben.',
  },
  suspend: {
    notice: 'Dein Konto wurde befristet gesperrt.',
    title: 'Dein Konto ist befristet gesperrt',
    effect: (until) =>
      until
        ? `Bis zum ${until} kannst du dich nicht anmelden, und andere Mitglieder sehen dich nicht.`
        : 'Bis zum Ende der Sperre kannst du dich nicht anmelden, und andere Mitglieder sehen dich nicht.',
  },
  ban: {
    notice: 'Dein Konto wurde gesperrt.',
    title: 'Dein Konto ist gesperrt',
    effect: () =>
      'Du kannst dich nicht mehr anmelden, und andere Mitglieder sehen dich nicht mehr.',
  },
  'remove-photo': {
    notice: 'Wir haben eines deiner Fotos entfernt.',
    title: 'Wir haben eines deiner Fotos entfernt',
    effect: () => 'Andere Mitglieder sehen dieses Foto nicht mehr. Dein Konto bleibt offen.',
  },
  'remove-text': {
    notice: 'Wir haben einen Text aus deinem Profil entfernt.',
    title: 'Wir haben einen Text aus deinem Profil entfernt',
    effect: () => 'Andere Mitglieder sehen diesen Text nicht mehr. Dein Konto bleibt offen.',
  },
  'remove-message': {
    notice: 'Wir haben eine deiner Nachrichten entfernt.',
    title: 'Wir haben eine deiner Nachrichten entfernt',
    effect: () => 'Diese Nachricht ist nicht mehr lesbar. Dein Konto bleibt offen.',
  },
};
