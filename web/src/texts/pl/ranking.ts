import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/ranking.ts';

export const messages: Translated<typeof en> = {
  title: 'Jak ustalamy kolejność',
  about: 'Dlaczego widzisz te osoby i dlaczego właśnie w tej kolejności.',
  /** With the distances of the rounds in a deck without a limit. */
  sections: ([first = '', ...others]: readonly string[]) => [
    {
      title: 'Kogo możesz zobaczyć',
      points: [
        'Wszystkich z kompletnym profilem, potwierdzonym adresem e-mail i zatwierdzonym zdjęciem, którzy pasują do twoich ustawień płci, wieku i odległości i czekają na twój wybór.',
        'Tylko osoby, które szukają kogoś twojej płci i w twoim wieku, w twojej odległości. Możesz to wyłączyć w Preferencjach w Odkrywaj albo na swoim profilu.',
        'Nigdy osób z profilem wstrzymanym lub zbanowanym ani takich, przy których jest blokada z którejś strony. Osoby w trybie incognito pojawiają się tylko wtedy, gdy im się podobasz.',
      ],
    },
    {
      title: 'Co decyduje o kolejności',
      points: [
        'Jak bardzo twoje odpowiedzi na pytania pasują do jawnych odpowiedzi drugiej osoby i do tego, co jej pasuje. Różnica w sprawie, która jest dla kogoś z was bardzo ważna, liczy się bardziej.',
        'Ile macie wspólnych zainteresowań.',
        'Ile osób zobaczyłoby kogoś jako pierwszego. Jeśli prawie wszyscy, ta osoba pojawia się trochę później, a inne trochę wcześniej, żeby każdego było widać, a osoby, które mogą się sobie spodobać, szybko na siebie trafiły. Liczymy to raz w ciągu nocy.',
        'Kiedy ostatnio były aktywne, z dokładnością do dnia. Jeśli ukrywają aktywność, z dokładnością do miesiąca.',
        'Jak blisko są.',
        `Jeśli szukasz w dowolnym miejscu: najpierw wszyscy w promieniu ${first} od ciebie, potem ${others.slice(0, -1).join(', ')} i ${others.at(-1)}, a w każdej z tych grup w kolejności jak wyżej. Dzięki temu nikt z daleka nie wyprzedza osoby, z którą możesz się spotkać.`,
        'Osoby, które dołączają lub coś zmieniają i wtedy pasują, w ciągu kilku sekund zajmują swoje miejsce wśród kart za tą, na którą patrzysz.',
      ],
    },
    {
      title: 'Kolejność w Przeglądaj',
      points: [
        'Domyślnie najpierw są najlepsze wyniki dopasowania. Jeśli szukasz w dowolnym miejscu, przed wynikiem liczy się bliskość, w tych samych odległościach co na kartach. Możesz wybrać inną kolejność: ostatnio aktywne, nowe osoby lub od najbliższych.',
        'Używamy tu tylko tego, co i tak widzisz (dzień ostatniej aktywności, zaokrąglona odległość i wynik dopasowania), oraz dnia dołączenia. Przy równym wyniku każdy widzi te osoby w innej kolejności.',
      ],
    },
    {
      title: 'Co nigdy się nie liczy',
      points: [
        'Kogo ktoś polubi lub pominie, komu się podoba i kto płaci.',
        'Zdjęcia, imiona i teksty. Nie pytamy o rasę ani pochodzenie etniczne. Odpowiedzi o wierze i polityce liczą się jak każde inne, a odpowiedzi innych osób tylko wtedy, gdy są jawne.',
      ],
    },
    {
      title: 'Wynik dopasowania',
      points: [
        'Liczba na profilu bierze się tylko z twoich odpowiedzi, jawnych odpowiedzi drugiej osoby i wspólnych zainteresowań. Jest zaokrąglona do wielokrotności pięciu i nigdy nie wynosi 100. Pojawia się, gdy można porównać pięć jawnych odpowiedzi. Przy małej liczbie wspólnych odpowiedzi i zainteresowań pozostaje niska, bo jeszcze niewiele wiemy.',
        'Pięć pytań o codzienność i o to, co masz nadzieję znaleźć, ma odpowiedzi jawne, a wszystkie inne ukryte. Każdą odpowiedź możesz ujawnić lub ukryć. Ukryte liczą się tylko do tego, co widzisz ty: nie zależy od nich żaden wynik, powód ani kolejność u innych. Kto się postara, może domyślić się twoich jawnych odpowiedzi. Dlatego wynik, który widzisz, może się różnić od tego, który widzi druga osoba, a im więcej odpowiedzi ujawnisz, tym lepszy będzie jej wynik.',
        'Pierwsze odpowiedzi liczą się od najbliższej pełnej godziny, a kolejne od północy (UTC), zawsze po kilka naraz. Gdyby każda liczyła się od razu, ktoś mógłby zmieniać swoje odpowiedzi po kolei, patrzeć, jak zmieniają się wyniki, i poznać odpowiedzi innych. Ukrycie i usunięcie odpowiedzi działa od razu.',
        'Nigdy nie pokazujemy osób spoza twoich preferencji, chyba że je zmienisz. Gdy nikogo już nie ma, podpowiadamy, ile osób pokaże zmiana każdego z ustawień, oprócz tych, w których nie idziesz na kompromis. Pominięte osoby wracają po 30 dniach, gdy nie ma już nikogo innego.',
      ],
    },
  ],
};
