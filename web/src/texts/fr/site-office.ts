import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/site-office.ts';

const clock = (time: string | number) =>
  formatDate(time, { dateStyle: undefined, timeStyle: 'short' });
const dayOf = (time: string) =>
  formatDate(time, { dateStyle: undefined, month: 'short', day: 'numeric' });
const timeOf = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
const changes = (count: number) =>
  plural(count, { one: `${count}\u00a0modification`, other: `${count}\u00a0modifications` });

export const messages: Translated<typeof en> = {
  title: 'Site',
  loading: 'Chargement du site…',
  failed: 'Impossible de charger le site',
  again: 'Réessayer',
  parts: 'Parties du site',
  versions: 'Versions',
  file: 'Exporter ou importer',
  fresh: (count) => plural(count, { one: `${count} nouveau`, other: `${count} nouveaux` }),
  saving: 'Enregistrement…',
  saved: (at) => `Enregistré à ${clock(at)}`,
  notSaved: 'Tout n’est pas enregistré',
  here: (name) => `${name} est ici`,
  theirs: (name, value) =>
    `${name ?? 'Quelqu’un de l’équipe'} vient de mettre ${value} à la place.`,
  takeTheirs: 'Reprendre cette valeur',
  keepMine: 'Garder la mienne',
  fromFile: (file) =>
    `Le site provient du fichier ${file}. Modifiez-le là-bas. Ici, vous pouvez seulement le consulter.`,
  about: {
    name: 'Visible partout\u00a0: pages, e-mails, reçus.',
    supportEmail: 'Les pages et les e-mails donnent cette adresse aux membres.',
    colors: 'Une couleur comme #cb3049.',
    logo: 'À la place du cœur et du nom. SVG, PNG, JPEG, WebP ou AVIF, 1\u00a0Mo au plus. Nous le redessinons, pour qu’aucun script ne puisse s’y exécuter.',
    icon: 'Carrée. Pour les onglets des navigateurs et pour l’application sur téléphone.',
    figures:
      'Quatre chiffres sur la page d’accueil, avec vos propres mots, comme 1\u202f200 ou 24/7. Un chiffre sans texte n’apparaît pas.',
    figuresCounted:
      'Avec {count}+, nous comptons une fois par jour qui est venu au cours des 30 derniers jours, arrondi vers le bas. En dessous de 100, le chiffre n’apparaît pas.',
    figureBraces: 'Les accolades ne servent que pour {count}, dans le chiffre des membres actifs.',
    figuresTrue:
      'N’indiquez que ce qui est vrai et que vous pouvez prouver. Un service n’a pas le droit de publier des affirmations fausses.',
    photoReview:
      'Les autres ne voient les nouvelles photos qu’après validation par votre équipe. Cela lui prend du temps, et les membres attendent.',
    appeals:
      'Les membres peuvent contester les décisions, et quelqu’un d’autre de votre équipe les réexamine. Cela lui prend du temps. À désactiver seulement là où aucune loi ne l’exige.',
    transparency:
      'Un rapport annuel compte les signalements, les décisions et les réclamations. Il ne coûte rien, car le service les compte. À désactiver seulement là où aucune loi ne l’exige.',
    secondFactor:
      'À la connexion, l’équipe doit saisir un code d’une application. Cela protège les données des membres si un mot de passe est volé, et prend un instant à chaque fois.',
    membersWanted:
      'S’il y a moins de monde à proximité, «\u00a0Découvrir\u00a0» dit que le site est encore jeune. Avec 0, jamais.',
    leavingDays:
      'Jusque-là, un membre peut revenir. Plus long\u00a0: vous conservez les données de personnes parties.',
    exportDays:
      'Les membres peuvent télécharger le fichier de leurs données pendant cette durée. Plus long\u00a0: plus d’espace disque.',
    reportDays:
      'Ensuite, les signalements traités sont supprimés. Plus long\u00a0: vous reconnaissez mieux les récidives, et conservez davantage sur les personnes.',
  },
  unit: { days: 'jours', people: 'personnes' },
  pick: (name) => `${name}\u00a0: choisir`,
  image: {
    light: 'Sur fond clair',
    dark: 'Sur fond sombre',
    of: (name, action) => `${name}\u00a0: ${action}`,
    upload: 'Importer',
    replace: 'Remplacer',
    nameOnly: 'Afficher seulement le nom',
    asLight: 'Le même que sur fond clair',
    noIcon: 'Afficher le cœur',
    drop: 'Ou déposez un fichier ici.',
    uploading: 'Importation…',
    tooLarge: 'Ce fichier dépasse 1\u00a0Mo. Choisissez-en un plus petit.',
  },
  leftOut: 'N’apparaît pas',
  bar: {
    label: 'Brouillon',
    changes,
    none: 'Aucune modification',
    since: (version) =>
      version === 0 ? 'rien n’est encore publié' : `depuis la version ${version}`,
    published: (name, time) =>
      name === null
        ? `publication\u00a0: ${dayOf(time)}`
        : `publication\u00a0: ${name}, ${dayOf(time)}`,
    compare: 'Comparer',
    publish: 'Publier…',
    done: (version) => `La version ${version} est publiée.`,
    newName: 'Cette page affichera le nouveau nom à son prochain chargement.',
  },
  publish: {
    title: (version) => `Publier la version ${version}\u202f?`,
    about: (version) =>
      version === 0
        ? 'Tout le monde la voit en deux secondes.'
        : `Tout le monde la voit en deux secondes. Vous pouvez revenir à la version ${version} à tout moment.`,
    compare: (version) =>
      version === 0 ? 'Ce que le brouillon change' : `Modifications depuis la version ${version}`,
    by: (name, time) => (name === null ? clock(time) : `${name}, ${clock(time)}`),
    you: 'Vous',
    notSaved: (names) => `Pas enregistré, donc pas publié\u00a0: ${names}.`,
    keepEditing: 'Continuer à modifier',
    submit: (count) => `Publier ${changes(count)}`,
    close: 'Fermer',
  },
  version: {
    number: (version) => `Version ${version}`,
    current: 'Publiée actuellement',
    by: (name, time) => `${name ?? 'Compte supprimé'}, ${timeOf(time)}`,
    none: 'Rien n’est encore publié. Le site est tel qu’il a été installé.',
    loading: 'Chargement des versions…',
    failed: 'Impossible de charger les versions',
    more: 'Voir plus',
    restore: 'Rétablir',
    restoreOf: (version) => `Rétablir la version ${version}`,
    restoreTitle: (version) => `Rétablir la version ${version}\u202f?`,
    restoreAbout: (count) =>
      count === 0
        ? 'Elle va dans le brouillon. Rien ne change pour les autres avant la publication.'
        : `Elle va dans le brouillon, à la place de ${changes(count)}. Rien ne change pour les autres avant la publication.`,
    restored: (version) => `La version ${version} est dans le brouillon.`,
    draft: 'Brouillon',
    discard: 'Abandonner le brouillon',
    discardTitle: 'Abandonner le brouillon\u202f?',
    discardAbout: (count) =>
      plural(count, {
        one: `${count}\u00a0modification sera supprimée, pour toute l’équipe.`,
        other: `${count}\u00a0modifications seront supprimées, pour toute l’équipe.`,
      }),
    discarded: 'Le brouillon est abandonné.',
    cancel: 'Annuler',
  },
  transfer: {
    export: 'Exporter',
    exportAbout:
      'Une version et ses images dans un seul fichier\u00a0: comme sauvegarde, pour une autre installation ou pour SITE_FILE.',
    version: 'Version',
    download: 'Télécharger',
    nothing: 'Il y aura un fichier après la première publication.',
    import: 'Importer',
    importAbout: 'Le fichier va dans le brouillon. Vous voyez chaque différence avant de publier.',
    replaces: (count) => `Dans le brouillon, il remplace ${changes(count)}.`,
    choose: 'Choisir un fichier',
    importing: 'Importation…',
    imported: (count) =>
      count === 0
        ? 'Le fichier est identique à ce qui est publié.'
        : `Le fichier est dans le brouillon\u00a0: ${changes(count)}.`,
    unfit: 'Le fichier ne convient pas. Rien n’a été importé.',
    notJson: 'Ce n’est pas un fichier de site.',
  },
  preview: {
    title: 'Aperçu',
    frame: 'Page d’accueil avec le brouillon',
    width: 'Largeur',
    phone: 'Téléphone',
    desk: 'Ordinateur',
    scheme: 'Clair ou sombre',
    light: 'Clair',
    dark: 'Sombre',
    language: 'Langue',
    note: 'Le brouillon, tel que les membres le verraient',
    click: 'Clique sur un texte pour le modifier',
    none: 'L’aperçu n’est pas disponible.',
    close: 'Fermer',
  },
};
