import type { ReportAdvice } from '../../reports/reason-forms.ts';

interface Advice {
  readonly title: string;
  readonly points: readonly string[];
}

/** What people read right after they sent a report. */
export const adviceTexts: Readonly<Record<ReportAdvice, Advice>> = {
  danger: {
    title: 'Czy nic ci teraz nie grozi?',
    points: [
      'Jeśli coś ci grozi, zadzwoń pod numer alarmowy: 112 w Polsce i całej Europie, 911 w USA i Kanadzie, 000 w Australii albo pod numer lokalny.',
      'Porozmawiaj z kimś, komu ufasz. Po napaści możesz iść do lekarza: pomoże i często może zabezpieczyć dowody, nawet jeśli jeszcze nie wiesz, czy pójdziesz na policję.',
      'Zachowaj dla policji zrzuty ekranu z wiadomościami i zdjęciami. Gdy kogoś zablokujesz, rozmowa znika.',
    ],
  },
  money: {
    title: 'Nigdy nie wysyłaj pieniędzy',
    points: [
      'Ani kart podarunkowych, kryptowalut czy kodów, niezależnie od tego, co ktoś opowiada.',
      'Pieniądze zostały już wysłane? Od razu zadzwoń do banku, zmień hasła, które ktoś zna, i idź na policję.',
      'Nigdy nie prosimy o hasło, kod ani pieniądze. Gdy banujemy kogoś za oszustwo, ostrzegamy wszystkich, do których pisała ta osoba.',
    ],
  },
  age: {
    title: 'Nie pisz już do tej osoby',
    points: [
      'Nie proś jej o zdjęcia ani o potwierdzenie wieku. Zajmie się tym nasz zespół.',
      'Jeśli dziecku coś grozi, zadzwoń na policję.',
    ],
  },
  nudes: {
    title: 'To nie twoja wina',
    points: [
      'Nie musisz odpowiadać ani patrzeć na to jeszcze raz.',
      'W niektórych krajach wysłanie nagiego zdjęcia bez pytania jest przestępstwem. Policja powie ci, jak jest tam, gdzie mieszkasz.',
    ],
  },
  'intimate-pictures': {
    title: 'To nie twoja wina',
    points: [
      'Ktoś z naszego zespołu podejmie decyzję w sprawie zdjęcia w ciągu 48 godzin. Jeśli potrwa to dłużej, do tego czasu je ukryjemy.',
      'Ktoś grozi, że pokaże je innym? Nie płać i nie wysyłaj nic więcej. Idź na policję.',
      'StopNCII.org pomaga zablokować takie zdjęcie w innych serwisach. Tworzy jego cyfrowy odcisk na twoim urządzeniu, a samo zdjęcie zostaje u ciebie.',
      'Masz na nim mniej niż 18 lat? Skorzystaj z takeitdown.ncmec.org.',
    ],
  },
};
