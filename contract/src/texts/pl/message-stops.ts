import type { Stop } from '../../chat/stops.ts';

/** What the page says below the message. */
export const stopTexts: Readonly<Record<Stop, string>> = {
  link: 'Dopóki nie dostaniesz odpowiedzi, nie wysyłamy linków. Od nich zaczyna się wiele oszustw.',
  contact:
    'Dopóki nie dostaniesz odpowiedzi, nie wysyłamy numerów telefonu ani adresów e-mail. Wiele oszustw zaczyna się od szybkiego przejścia do innej aplikacji.',
  money:
    'Dopóki nie dostaniesz odpowiedzi, nie wysyłamy wiadomości o pieniądzach. Wiele oszustw zaczyna się właśnie tak.',
  hurtful: 'Ta wiadomość może kogoś zranić. Wysłać mimo to?',
  nude: 'To wygląda na nagie zdjęcie. Wyślij je tylko, jeśli ta osoba o nie prosiła. Najpierw zobaczy je rozmyte.',
};
