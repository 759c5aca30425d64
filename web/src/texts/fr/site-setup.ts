import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-setup.ts';

export const messages: Translated<typeof en> = {
  title: 'Mets ton site en place',
  about: 'Une quinzaine de minutes. Passe ce que tu ne sais pas encore.',
  steps: 'Étapes de la mise en place',
  done: 'Terminé',
  skipped: 'Passé',
  names: {
    brand: 'Nom et logo',
    colors: 'Couleurs',
    language: 'Langue',
    place: 'Où le site est proposé',
    legal: 'Pages légales',
    prices: 'Prix',
    mail: 'E-mails',
  },
  skip: 'Passer cette étape',
  back: 'Retour',
  next: (name: string) => `Continuer : ${name}`,
  leave: 'Quitter la mise en place',
  none: 'Choisir…',
  language: {
    about: (count: number) =>
      `Ton site parle ${count} langues, et chaque personne le lit dans la sienne. Les navigateurs qui en demandent une autre reçoivent la langue principale.`,
    front: 'Les premiers mots de la page d’accueil',
    frontAbout: 'Dans la langue principale. Tous les autres textes sont dans la partie Textes.',
  },
  place: {
    about: 'Où tu te trouves, et l’heure et la monnaie de ton site.',
    country: 'Pour tes pages légales.',
    timeZone: 'Fuseau horaire',
    timeZoneAbout: 'Les jours commencent et finissent selon lui. La variable TIME_ZONE le fixe.',
    currency: 'Monnaie',
    currencyAbout:
      'C’est celle des prix. La variable PREMIUM_CURRENCY la fixe. Choisis-la avant toute vente.',
  },
  legal: {
    about:
      'Dis une fois qui exploite le site. Cela va dans les mentions légales, les conditions et la page de confidentialité, dans chaque langue.',
    name: 'Ton nom, ou le nom et la forme juridique de la société.',
    address: 'Numéro et rue, code postal et ville. Le pays est ajouté.',
    phone: 'Beaucoup de pays le demandent.',
    register: 'Par exemple RCS Paris 123 456 789. Vide s’il n’y en a pas.',
    pages: 'Tes pages',
    write: 'Écrire les pages',
    again: 'Réécrire',
    againOf: (title: string) => `Réécrire : ${title}`,
    missing: 'Pas encore écrite',
    there: 'Écrite',
    privacy: 'Confidentialité',
    privacyAbout: 'Chaque site l’a. Elle te nomme dès la publication.',
    unknown: 'Sans nom, adresse et pays, les textes ont pour cela des passages entre [crochets].',
    lawyer:
      'Fais-les lire par un cabinet d’avocats. Les autres modifications se font dans la partie Pages.',
    written: 'Les pages sont dans le brouillon.',
    replaceTitle: (title: string) => `Réécrire « ${title} » ?`,
    replaceAbout: 'Dans chaque langue, le texte laisse place à un nouveau avec tes données.',
    cancel: 'Annuler',
  },
  sold: 'Désactive-la pour un site gratuit : rien n’est à vendre et aucun prix n’est affiché. Les personnes qui ont Premium le gardent.',
  free: 'Les membres ont alors ce que tu donnes à tout le monde sans Premium.',
  rights: 'Choisir ce que c’est',
  mail: {
    about: 'Envoie-toi un e-mail, avec ton nom, tes couleurs et ton adresse.',
    send: 'M’envoyer un test',
    again: 'Envoyer un autre test',
    sent: (to: string, from: string) =>
      `Le serveur de messagerie l’a accepté : de ${from} à ${to}. Regarde ta boîte, aussi parmi les indésirables.`,
    file: (from: string) =>
      `Il n’y a pas encore de serveur de messagerie : l’e-mail de ${from} est un fichier dans le dossier « outbox » de tes données. La variable SMTP_URL en fixe un.`,
    failed: 'L’e-mail n’a pas été envoyé.',
    faults: {
      unreachable:
        'Le serveur de messagerie est injoignable. Vérifie son nom et son port dans SMTP_URL, et s’il y a un pare-feu entre vous.',
      encryption:
        'La connexion n’a pas pu être chiffrée. Vérifie le port : 465 va avec smtps://, 587 avec smtp://.',
      'sign-in':
        'Le serveur de messagerie n’accepte pas l’identifiant ou le mot de passe de SMTP_URL.',
      sender:
        'Le serveur de messagerie n’accepte pas l’expéditeur. Donne à MAIL_FROM une adresse depuis laquelle il peut envoyer.',
      recipient: 'Le serveur de messagerie n’accepte pas ton adresse comme destinataire.',
      other: 'Le serveur de messagerie ne l’a pas accepté, pour une autre raison.',
    },
    answer: 'Sa réponse :',
  },
};
