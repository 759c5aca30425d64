import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-fields.ts';

export const messages: Translated<typeof en> = {
  about:
    'Ce que les membres peuvent ajouter à leur profil sur votre site, comme la taille ou les langues. Ils peuvent laisser vide ce qui n’est pas obligatoire.',
  none: 'Il n’y a pas encore de champs personnalisés.',
  fields: 'Champs personnalisés',
  add: 'Ajouter un champ',
  addUsual: 'Ajouter les informations habituelles',
  addNamed: (name) => `Ajouter\u00a0: ${name}`,
  unnamed: 'Champ sans nom',
  incomplete: 'Incomplet',
  sensitiveBadge: 'Sensible',
  filterBadge: 'Filtre',
  kind: 'Type',
  kindFixed:
    'Des membres l’ont rempli, son type ne change donc plus. Ajoutez un autre champ pour un autre type.',
  kinds: {
    one: 'Un choix parmi plusieurs',
    several: 'Autant de choix que voulu',
    number: 'Un nombre',
    text: 'Un texte court',
  },
  language: 'Langue',
  addLanguage: 'Ajouter une langue',
  chooseLanguage: 'Choisir…',
  name: 'Nom',
  choices: 'Choix',
  choice: (number) => `Choix ${number}`,
  retire: (name) => `Retirer ${name}`,
  offer: (name) => `Proposer à nouveau ${name}`,
  removeChoice: (name) => `Supprimer ${name}`,
  retired: 'Retiré\u00a0: reste chez ceux qui l’ont choisi',
  sameMeaning:
    'Vous pouvez corriger les mots d’un choix. Pour un autre sens, retirez-le et ajoutez un nouveau choix\u00a0: ceux qui l’avaient choisi le gardent.',
  newChoices: 'Nouveaux choix, un par ligne',
  addChoices: 'Ajouter les choix',
  from: 'De',
  to: 'À',
  unit: 'Unité, comme cm',
  seenBy: 'Qui le voit',
  viewers: {
    all: 'Tous ceux qui voient le profil',
    matches: 'Les matchs',
    self: 'Le membre seul',
  },
  joining: 'Demander à l’inscription',
  required: 'Obligatoire',
  requiredAbout:
    'Les membres ne peuvent pas le laisser vide. Un champ sensible n’est jamais obligatoire.',
  onCard: 'Le montrer dans les listes et dans Découvrir',
  filter: 'On peut filtrer avec ce champ',
  filterAbout: 'Pour un champ avec des choix ou un nombre, visible par tous.',
  sensitive: 'Sensible',
  sensitiveAbout:
    'Pour la religion, la politique, la santé, l’origine ou la vie sexuelle. Les membres donnent d’abord leur accord et peuvent le retirer, ce qui efface la réponse. Votre équipe ne la voit jamais dans les dossiers des membres.',
  up: (name) => `Monter ${name}`,
  down: (name) => `Descendre ${name}`,
  remove: 'Supprimer le champ',
  removeTitle: (name) => `Supprimer «\u00a0${name}\u00a0»\u00a0?`,
  removeAbout:
    'Quand vous publiez, le champ quitte tous les profils et filtres, et ce que les membres y ont écrit est effacé. Publier une version antérieure ne le fait pas revenir.',
  removeNow: 'Supprimer',
  cancel: 'Annuler',
  consequences: {
    removed: (name) =>
      `«\u00a0${name}\u00a0» quitte tous les profils, et ce que les membres y ont écrit est effacé`,
    sensitive: (name) =>
      `Ce que les membres ont écrit sans accord dans «\u00a0${name}\u00a0» est effacé`,
  },
  faults: {
    name: 'Un champ et chacun de ses choix ont besoin d’un nom',
    choices: 'Ajoutez au moins un choix',
    range: 'Le second nombre doit être plus grand',
  },
};
