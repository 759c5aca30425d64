import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/desk-keys.ts';
import { sanctionKinds, sanctions } from '@kindred/contract/desk/sanctions';
import { decisionTexts } from '@kindred/contract/texts/pl/decisions';

const sanctionKeys = sanctions.flatMap((sanction) => {
  const { key } = sanctionKinds[sanction];
  return key ? [[key.toUpperCase(), decisionTexts[sanction].start] as const] : [];
});

export const messages: Translated<typeof en> = {
  title: 'Skróty klawiszowe',
  close: 'Zamknij',
  /** Keys that belong together, in the order in which a case is worked on. */
  groups: [
    [
      'Kolejka',
      [
        ['J, K', 'Następna sprawa, poprzednia sprawa'],
        ['/', 'Filtry'],
      ],
    ],
    [
      'Dowody',
      [
        ['V', 'Pokaż rozmyte zdjęcia'],
        ['1–9', 'Wszystkie zgłoszenia z grupy'],
        ['L', 'Zagrożenie życia'],
      ],
    ],
    [
      'Decyzja',
      [
        ['D', 'Oddal lub rozwiąż'],
        ...sanctionKeys,
        ['Enter', 'Potwierdź'],
        ['Ctrl+Enter', 'Potwierdź lub wyślij z pola'],
        ['U', 'Cofnij'],
      ],
    ],
    [
      'Zespół',
      [
        ['A', 'Przypisz do mnie, przejmij'],
        ['E', 'Eskaluj'],
        ['R', 'Odpowiedz'],
        ['N', 'Notatka'],
      ],
    ],
    [
      'Wszędzie',
      [
        ['Esc', 'Opuść pole, potem anuluj'],
        ['Ctrl+K', 'Strony, polecenia i osoby'],
        ['?', 'Ta lista'],
      ],
    ],
  ],
};
