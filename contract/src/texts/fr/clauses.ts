import type { Clause } from '../../desk/grounds.ts';

/** The clauses of the terms, by their names in statements of reasons. */
export const clauseWords: Readonly<Record<Clause, string>> = {
  respect: 'Respecte les autres. Le harcèlement, les menaces et la haine n’ont pas leur place ici.',
  consent: 'N’envoie pas de contenu sexuel que l’autre personne n’a pas demandé.',
  'real-person': 'Sois toi-même. Les faux comptes et l’usurpation d’identité sont interdits.',
  'own-photos': 'Montre-toi. Les photos d’autres personnes sont interdites.',
  'adults-only': 'Les membres ont 18 ans ou plus.',
  'intimate-pictures': 'Pas d’images intimes de personnes qui n’ont pas donné leur accord.',
  'no-nudity': 'Pas de nudité ni de photos à caractère sexuel.',
  'no-money': 'Ne demande pas d’argent et n’en propose pas.',
  'no-spam': 'Pas de publicité, pas de vente, pas de coordonnées d’entreprises.',
  safety: 'Ne mets personne en danger.',
  'honest-reports': 'Signale ce qui s’est passé. Les signalements inventés sont interdits.',
};

/** The text of a clause; for a clause that is no longer in the terms, its name. */
export const clauseTexts = (name: string | null): string =>
  (clauseWords as Readonly<Record<string, string>>)[name ?? ''] ?? name ?? '';
