import type { SecurityEvent, accountNotices } from '../../../accounts/notices.ts';
import type { NoticePushes, NoticeSentences } from '../../../notices/texts.ts';

const events: Readonly<Record<SecurityEvent, string>> = {
  'password-changed': 'Twoje hasło zostało zmienione.',
  'address-changed': 'Twój adres e-mail został zmieniony.',
  'address-restored': 'Twój poprzedni adres e-mail został przywrócony.',
  'second-factor': 'Twoje uwierzytelnianie dwuskładnikowe się zmieniło.',
  'sign-in-method-added': 'Masz nowy sposób logowania.',
  'sign-in-method-removed': 'Jeden ze sposobów logowania został usunięty.',
};

export const sentences: NoticeSentences<typeof accountNotices> = {
  security: ({ event }) => `${events[event]} Jeśli to nie ty, zmień hasło.`,
};

const pushedEvents: Readonly<Record<SecurityEvent, string>> = {
  'password-changed': 'Twoje hasło zostało zmienione',
  'address-changed': 'Twój adres e-mail został zmieniony',
  'address-restored': 'Twój poprzedni adres e-mail został przywrócony',
  'second-factor': 'Uwierzytelnianie dwuskładnikowe się zmieniło',
  'sign-in-method-added': 'Masz nowy sposób logowania',
  'sign-in-method-removed': 'Jeden ze sposobów logowania został usunięty',
};

export const pushes: NoticePushes<typeof accountNotices> = {
  security: ({ event }) => pushedEvents[event],
};
