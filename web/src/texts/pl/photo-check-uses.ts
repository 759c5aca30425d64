import type { CheckUse } from '@kindred/contract/photo-checks/outcomes';

const levels: Record<CheckUse, string> = {
  off: 'Wyłączona',
  offered: 'Dostępna',
  'to-write': 'Wymagana, by pisać jako pierwsza osoba',
  'to-be-found': 'Wymagana, by pisać jako pierwsza osoba i być w wynikach',
};

/** What the office says about the photo check. */
export const messages = {
  levels,
  about:
    'Członkowie mogą pokazać zdjęciem z tej chwili, że na zdjęciach w profilu są oni. Ktoś z zespołu porównuje i decyduje, co zajmuje po kilka sekund. Zdjęcie jest usuwane razem z decyzją. Wymóg odstrasza fałszywe profile, ale też wiele uczciwych osób.',
};
