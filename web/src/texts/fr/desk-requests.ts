import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/desk-requests.ts';

export const messages: Translated<typeof en> = {
  title: 'Demande le retrait d’une image intime',
  dueBy: (when: string) => `Décision avant le ${when}`,
  left: (hours: number) => (hours > 0 ? `encore ${hours}\u00a0h` : 'En retard'),
  self: (name: string) => `Signé par ${name}, qui est sur l’image`,
  representative: (name: string, person: string) => `Signé par ${name} pour ${person}`,
  member: 'Signalée par un membre là où elle est',
  contact: (text: string) => `Autre contact : ${text}`,
  matched: 'Une image a été fournie pour trouver les copies.',
  hidden: (when: string) => `Masquée depuis le ${when}, faute de décision à temps.`,
  facts: 'Ajouté ensuite',
  question: 'Question de l’équipe',
  remove: 'Retirer l’image',
  reason: 'Si elle reste, pourquoi ?',
  choose: 'Choisissez un motif',
  ask: 'Demander des informations',
  askAbout: 'La question part par e-mail. Le délai continue.',
  askSend: 'Envoyer la question',
  place: 'À qui est cette photo ?',
  placeAbout: 'L’adresse du profil ou de la photo, si vous l’avez trouvée.',
  placeSend: 'Déplacer vers son dossier',
  refusals: {
    'not-here': 'Pas sur ce site',
    'not-intimate': 'Pas intime',
    'self-published': 'Publiée par la personne qu’elle montre',
    'other-person': 'Montre quelqu’un d’autre',
    'not-authorized': 'Demande sans autorisation',
    'not-enough': 'Trop peu d’informations',
  },
};
