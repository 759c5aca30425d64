import type { DecisionAction } from '@kindred/contract/desk/sanctions';
import { decisionTexts } from '@kindred/contract/texts/fr/decisions';
import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/desk-bulk.ts';

const cases = (number: number) =>
  `${formatNumber(number)} ${plural(number, { one: 'dossier', other: 'dossiers' })}`;

export const messages: Translated<typeof en> = {
  bar: 'Dossiers sélectionnés',
  selected: (number: number) =>
    `${formatNumber(number)} ${plural(number, { one: 'sélectionné', other: 'sélectionnés' })}`,
  clear: 'Désélectionner',
  keysOff: 'Tant que des dossiers sont sélectionnés, aucune touche ne décide.',
  decisions: decisionTexts,
  confirm: (action: string, number: number) => `${action} : ${cases(number)}`,
  about:
    'Chaque membre reçoit le motif habituel pour son dossier, et chaque signalement la réponse habituelle. Ouvrez un dossier pour les modifier.',
  leftOut: (number: number) =>
    plural(number, {
      one: `${cases(number)} avec des signalements de plusieurs types reste ouvert : choisissez le motif dans le dossier.`,
      other: `${cases(number)} avec des signalements de plusieurs types restent ouverts : choisissez le motif dans chaque dossier.`,
    }),
  cancel: 'Annuler',
  done: (action: DecisionAction, number: number) =>
    `${decisionTexts[action].past} : ${cases(number)}.`,
  failed: (number: number) => `Sans décision : ${cases(number)}.`,
  late: (number: number) => `Annulation impossible : ${cases(number)}.`,
  hide: 'Masquer',
  undo: 'Tout annuler',
  tooLate: 'Messages envoyés',
};
