import type { SecurityEvent, accountNotices } from '../../../accounts/notices.ts';
import type { NoticePushes, NoticeSentences } from '../../../notices/texts.ts';

const events: Readonly<Record<SecurityEvent, string>> = {
  'password-changed': 'Dein Passwort wurde geändert.',
  'address-changed': 'Deine E-Mail-Adresse wurde geändert.',
  'address-restored': 'Deine E-Mail-Adresse wurde auf die alte zurückgeändert.',
  'second-factor': 'Deine Zwei-Faktor-Authentifizierung wurde geändert.',
  'sign-in-method-added': 'Eine Anmeldemethode wurde hinzugefügt.',
  'sign-in-method-removed': 'Eine Anmeldemethode wurde entfernt.',
};

export const sentences: NoticeSentences<typeof accountNotices> = {
  security: ({ event }) => `${events[event]} Wenn du das nicht warst, ändere dein Passwort.`,
};

const pushedEvents: Readonly<Record<SecurityEvent, string>> = {
  'password-changed': 'Dein Passwort wurde geändert',
  'address-changed': 'Deine E-Mail-Adresse wurde geändert',
  'address-restored': 'Deine E-Mail-Adresse wurde zurückgeändert',
  'second-factor': 'Die Zwei-Faktor-Authentifizierung wurde geändert',
  'sign-in-method-added': 'Eine Anmeldemethode wurde hinzugefügt',
  'sign-in-method-removed': 'Eine Anmeldemethode wurde entfernt',
};

export const pushes: NoticePushes<typeof accountNotices> = {
  security: ({ event }) => pushedEvents[event],
};
