import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-pages.ts';

export const messages: Translated<typeof en> = {
  about:
    'Vos propres pages, comme les mentions légales et les conditions. Leur adresse est la même dans toutes les langues.',
  none: 'Il n’y a pas encore de page à vous.',
  pages: 'Pages à vous',
  add: 'Ajouter une page vide',
  tooLong:
    'Tous les textes ensemble peuvent avoir 400\u202f000\u00a0caractères. Raccourcissez-en quelques-uns.',
  footerBadge: 'En pied de page',
  bindingBadge: 'À accepter',
  incomplete: 'Incomplète',
  address: 'Adresse',
  inFooter: 'Lien en bas de toutes les pages',
  language: 'Langue',
  addLanguage: 'Ajouter une langue',
  chooseLanguage: 'Choisir…',
  title: 'Titre',
  body: 'Texte',
  bodyAbout:
    'En Markdown\u00a0: ## commence un titre, ** autour de mots les met en gras, - commence un point d’une liste, [texte](https://…) est un lien. Le HTML s’affiche comme du texte.',
  preview: 'Aperçu',
  remove: 'Retirer la page',
  removeAbout:
    'La page et tous ses textes quittent le brouillon, puis le site quand vous publiez. Les versions précédentes les gardent.',
  removeTextAbout:
    'Le texte quitte le brouillon, puis le site quand vous publiez. Les versions précédentes le gardent.',
  removeNow: 'Retirer',
  cancel: 'Annuler',
  addTitled: (title) => `Ajouter\u00a0: ${title}`,
  addressAbout: (path) =>
    `La page se trouve à ${path}. Les liens vers une ancienne adresse ne marchent plus.`,
  untitled: (language) => `${language} (sans titre)`,
  removeText: (language) => `Retirer le texte en ${language}`,
  removeTitle: (title) => `Retirer «\u00a0${title}\u00a0»\u202f?`,
  removeTextTitle: (title, language) => `Retirer «\u00a0${title}\u00a0» en ${language}\u202f?`,
  marksBadge: (count) =>
    plural(count, {
      one: `${count}\u00a0texte à remplacer`,
      other: `${count}\u00a0textes à remplacer`,
    }),
  marks: (count) =>
    plural(count, {
      one: `${count}\u00a0texte entre [crochets] est encore à remplacer par le vôtre. On le lirait tel quel.`,
      other: `${count}\u00a0textes entre [crochets] sont encore à remplacer par les vôtres. On les lirait tels quels.`,
    }),
  faults: {
    slug: 'De 2 à 41\u00a0lettres minuscules de a à z, chiffres et traits d’union, en commençant par une lettre',
    reserved: 'Le service utilise lui-même cette adresse. Choisissez-en une autre.',
    repeated: 'Une autre page a déjà cette adresse. Choisissez-en une autre.',
    title: 'Une page a besoin d’un titre',
  },
};
