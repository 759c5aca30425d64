import type { Sanction, SanctionTexts } from '../../desk/sanctions.ts';

/** A sanction without a text, or a text without a sanction, is a type error. */
export const sanctionTexts: Readonly<Record<Sanction, SanctionTexts>> = {
  warn: {
    notice: 'Masz ostrzeżenie od naszego zespołu.',
    title: 'Masz ostrzeżenie',
    effect: () => 'Konto działa dalej. Przeczytaj, za co jest to ostrzeżenie.',
  },
  suspend: {
    notice: 'Twoje konto jest zawieszone.',
    title: 'Twoje konto jest zawieszone',
    effect: (until) =>
      until
        ? `Do ${until} nie zalogujesz się, a inni nie zobaczą profilu.`
        : 'Do końca zawieszenia nie zalogujesz się, a inni nie zobaczą profilu.',
  },
  ban: {
    notice: 'Twoje konto jest zbanowane.',
    title: 'Twoje konto jest zbanowane',
    effect: () => 'Nie zalogujesz się już, a inni nie zobaczą profilu.',
  },
  'remove-photo': {
    notice: 'Usunęliśmy jedno z twoich zdjęć.',
    title: 'Usunęliśmy jedno ze zdjęć',
    effect: () => 'Inni nie widzą już tego zdjęcia. Konto działa dalej.',
  },
  'remove-text': {
    notice: 'Usunęliśmy tekst z twojego profilu.',
    title: 'Usunęliśmy tekst z profilu',
    effect: () => 'Inni nie widzą już tego tekstu. Konto działa dalej.',
  },
  'remove-message': {
    notice: 'Usunęliśmy jedną z twoich wiadomości.',
    title: 'Usunęliśmy jedną z wiadomości',
    effect: () => 'Nikt nie może już przeczytać tej wiadomości. Konto działa dalej.',
  },
};
