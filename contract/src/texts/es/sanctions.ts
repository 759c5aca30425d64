import type { Sanction, SanctionTexts } from '../../desk/sanctions.ts';

/** A sanction without a text, or a text without a sanction, is a type error. */
export const sanctionTexts: Readonly<Record<Sanction, SanctionTexts>> = {
  warn: {
    notice: 'Nuestro equipo te envió una advertencia.',
    title: 'Recibiste una advertencia',
    effect: () => 'Tu cuenta sigue abierta. Lee, por favor, por qué te la enviamos.',
  },
  suspend: {
    notice: 'Tu cuenta quedó suspendida.',
    title: 'Tu cuenta está suspendida',
    effect: (until) =>
      until
        ? `No puedes iniciar sesión hasta el ${until}, y nadie más puede verte.`
        : 'Hasta que termine, no puedes iniciar sesión y nadie más puede verte.',
  },
  ban: {
    notice: 'Tu cuenta quedó vetada.',
    title: 'Tu cuenta está vetada',
    effect: () => 'Ya no puedes iniciar sesión, y nadie más puede verte.',
  },
  'remove-photo': {
    notice: 'Retiramos una de tus fotos.',
    title: 'Retiramos una de tus fotos',
    effect: () => 'Ya nadie más ve esta foto. Tu cuenta sigue abierta.',
  },
  'remove-text': {
    notice: 'Retiramos un texto de tu perfil.',
    title: 'Retiramos un texto de tu perfil',
    effect: () => 'Ya nadie más ve este texto. Tu cuenta sigue abierta.',
  },
  'remove-message': {
    notice: 'Retiramos uno de tus mensajes.',
    title: 'Retiramos uno de tus mensajes',
    effect: () => 'Este mensaje ya no se puede leer. Tu cuenta sigue abierta.',
  },
};
