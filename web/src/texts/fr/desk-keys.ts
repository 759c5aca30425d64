import { sanctionKinds, sanctions } from '@kindred/contract/desk/sanctions';
import { decisionTexts } from '@kindred/contract/texts/fr/decisions';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/desk-keys.ts';

const sanctionKeys = sanctions.flatMap((sanction) => {
  const { key } = sanctionKinds[sanction];
  return key ? [[key.toUpperCase(), decisionTexts[sanction].start] as const] : [];
});

export const messages: Translated<typeof en> = {
  title: 'Raccourcis clavier',
  close: 'Fermer',
  /** Keys that belong together, in the order in which a case is worked on. */
  groups: [
    [
      'File',
      [
        ['J, K', 'Dossier suivant, dossier précédent'],
        ['/', 'Filtres'],
      ],
    ],
    [
      'Éléments',
      [
        ['V', 'Afficher les photos floutées'],
        ['1–9', 'Tous les signalements d’un groupe'],
        ['L', 'Danger vital'],
      ],
    ],
    [
      'Décision',
      [
        ['D', 'Classer ou résoudre'],
        ...sanctionKeys,
        ['Entrée', 'Confirmer'],
        ['Ctrl+Entrée', 'Confirmer ou envoyer depuis un champ'],
        ['U', 'Annuler'],
      ],
    ],
    [
      'Équipe',
      [
        ['A', 'Prendre en charge, reprendre le dossier'],
        ['E', 'Transmettre'],
        ['R', 'Répondre'],
        ['N', 'Note'],
      ],
    ],
    [
      'Partout',
      [
        ['Échap', 'Quitter un champ, puis annuler'],
        ['Ctrl+K', 'Pages, commandes et personnes'],
        ['?', 'Cette liste'],
      ],
    ],
  ],
};
