import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/gone-case.ts';

export const messages: Translated<typeof en> = {
  title: 'Ce dossier n’est plus là',
  about: 'Il a été tranché et ses signalements ont été supprimés, ou l’adresse est fausse.',
  back: 'Retour à la file',
};
