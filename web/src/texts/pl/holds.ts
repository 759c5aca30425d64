/** Accounts whose first messages wait for a look by the team. */
export const messages = {
  title: 'Wstrzymane konta',
  about:
    'Reguły wstrzymały pierwsze wiadomości tych kont. Decyduj na podstawie powodów i liczb. Nikt w zespole nie czyta wiadomości.',
  keys: 'Klawisze: R zwalnia konto i doręcza wiadomości, C otwiera sprawę, J i K przechodzą dalej.',
  loading: 'Wczytywanie wstrzymanych kont...',
  failed: 'Nie udało się wczytać kont',
  again: 'Spróbuj ponownie',
  none: 'Żadne konto nie jest wstrzymane.',
  more: 'Pokaż więcej',
  unnamed: 'Jeszcze bez imienia',
  reasons: 'Powody',
  release: 'Zwolnij',
  openCase: 'Otwórz sprawę',
  seeCase: 'Zobacz sprawę. Wiadomości czekają na decyzję.',
  cancel: 'Anuluj',
  caseTitle: 'Otwórz sprawę tego konta',
  caseAbout:
    'Moderacja może nałożyć sankcję, z uzasadnieniem i odwołaniem. Do tego czasu pierwsze wiadomości czekają.',
  caseReason: 'Co jest nie tak?',
  since: (held: string, joined: string) => `Wstrzymane od ${held}, w serwisie od ${joined}`,
  reason: (rule: string, people: number, points: number) =>
    `${rule}: osoby ${people}, punkty ${points}`,
  figures: ({
    points,
    people,
    waiting,
    reports,
  }: Readonly<Record<'points' | 'people' | 'waiting' | 'reports', number>>) =>
    `Punkty: ${points}. Nowe osoby w tygodniu: ${people}, czekające wiadomości: ${waiting}, zgłoszenia: ${reports}.`,
  released: (count: number) => `Zwolnione konta: ${count}`,
};
