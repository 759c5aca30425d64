import type { SecurityEvent, accountNotices } from '../../../accounts/notices.ts';
import type { NoticePushes, NoticeSentences } from '../../../notices/texts.ts';

const events: Readonly<Record<SecurityEvent, string>> = {
  'password-changed': 'Tu contraseña ha cambiado.',
  'address-changed': 'Tu correo ha cambiado.',
  'address-restored': 'Tu correo vuelve a ser el anterior.',
  'second-factor': 'Tu verificación en dos pasos ha cambiado.',
  'sign-in-method-added': 'Se añadió un método de acceso.',
  'sign-in-method-removed': 'Se quitó un método de acceso.',
};

export const sentences: NoticeSentences<typeof accountNotices> = {
  security: ({ event }) => `${events[event]} Si no fuiste tú, cambia tu contraseña.`,
};

const pushedEvents: Readonly<Record<SecurityEvent, string>> = {
  'password-changed': 'Tu contraseña ha cambiado',
  'address-changed': 'Tu correo ha cambiado',
  'address-restored': 'Tu correo vuelve a ser el anterior',
  'second-factor': 'Tu verificación en dos pasos ha cambiado',
  'sign-in-method-added': 'Se añadió un método de acceso',
  'sign-in-method-removed': 'Se quitó un método de acceso',
};

export const pushes: NoticePushes<typeof accountNotices> = {
  security: ({ event }) => pushedEvents[event],
};
