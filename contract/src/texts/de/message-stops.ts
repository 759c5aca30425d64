import type { Stop } from '../../chat/stops.ts';

/** What the page says below the message. */
export const stopTexts: Readonly<Record<Stop, string>> = {
  link: 'Bis zur ersten Antwort dürfen Nachrichten keine Links enthalten. Viele Betrugsversuche beginnen mit einem.',
  contact:
    'Bis zur ersten Antwort dürfen Nachrichten keine Telefonnummern oder E-Mail-Adressen enthalten. Viele Betrugsversuche beginnen mit dem schnellen Wechsel in eine andere App.',
  money:
    'Bis zur ersten Antwort darf es in Nachrichten nicht um Geld gehen. Viele Betrugsversuche beginnen so.',
  hurtful: 'Das könnte jemanden verletzen. Möchtest du es trotzdem senden?',
  nude: 'Das sieht nach einem Nacktbild aus. Sende es nur, wenn du darum gebeten wurdest. Es kommt zuerst verschwommen an.',
};
