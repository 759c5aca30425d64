import { decisionTexts } from '@kindred/contract/texts/fr/decisions';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/desk-texts.ts';

export const messages: Translated<typeof en> = {
  title: 'Réponses et motifs',
  about:
    'Les textes proposés à la modération. Chaque membre les reçoit dans sa langue, si le texte existe dans cette langue et n’a pas été modifié. Modifier un texte ne change pas les messages déjà envoyés. Les mots soulignés sont des exemples : ils sont complétés pour chaque personne.',
  loading: 'Chargement des textes…',
  failed: 'Impossible de charger les textes',
  again: 'Réessayer',
  kinds: { answer: 'Réponses aux signalements', reason: 'Motifs de décision' },
  add: { answer: 'Ajouter une réponse', reason: 'Ajouter un motif' },
  none: { answer: 'Aucune réponse pour le moment.', reason: 'Aucun motif pour le moment.' },
  columns: ['Titre', 'Proposé pour', 'Texte', 'Actions'],
  any: 'Tout',
  decisions: decisionTexts,
  edit: 'Modifier',
  editOf: (title: string) => `Modifier ${title}`,
  delete: 'Supprimer',
  deleteOf: (title: string) => `Supprimer ${title}`,
  deleteTitle: (title: string) => `Supprimer « ${title} » ?`,
  deleteAbout:
    'Ce texte ne sera plus proposé à la modération. Les messages déjà envoyés restent inchangés.',
  deleteButton: 'Supprimer le texte',
  language: 'Langue',
  withoutText: (name: string) => `${name} (pas encore de texte)`,
  missing: (languages: string) => `Manque : ${languages}`,
  missingAbout: (languages: string) =>
    `Pas encore de texte : ${languages}. Les membres qui lisent ces langues reçoivent le texte que voit la modération.`,
  textTitle: 'Titre',
  textTitleAbout: 'Seule l’équipe le voit.',
  titleMissing: 'Saisissez un titre',
  body: 'Texte',
  bodyMissing: 'Saisissez un texte',
  unknown: (word: string) => `Rien ne remplace {${word}}. Utilisez l’une des variables ci-dessous.`,
  placeholders: 'Variables',
  placeholdersAbout: 'Les variables sont remplacées à l’envoi du texte.',
  insert: (word: string) => `Ajouter {${word}}`,
  examples: {
    reporter: 'Ada',
    reference: '#1a2b3c',
    name: 'Marcus',
    until: '1 déc. 2026',
  },
  preview: 'Aperçu',
  previewEmpty: 'Votre texte s’affiche ici.',
  suggested: 'Proposer d’abord pour',
  type: 'Type de problème',
  action: 'Décision',
  clause: 'Clause des conditions',
  save: 'Enregistrer',
  cancel: 'Annuler',
};
