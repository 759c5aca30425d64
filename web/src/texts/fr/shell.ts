import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/shell.ts';

export const messages: Translated<typeof en> = {
  skip: 'Aller au contenu',
  mainNavigation: 'Principale',
  siteNavigation: 'Site',
  footerNavigation: 'Pied de page',
  menu: 'Menu',
  back: 'Retour',
  commands: 'Commandes et personnes',
  search: 'Rechercher…',
  nav: {
    signIn: 'Se connecter',
    register: 'S’inscrire',
    notices: (fresh: number) =>
      fresh
        ? `Notifications, ${plural(fresh, { one: `${fresh} nouvelle`, other: `${fresh} nouvelles` })}`
        : 'Notifications',
    admin: 'Admin',
    logout: 'Se déconnecter',
  },
  account: {
    title: 'Compte',
    label: 'Compte :',
    profile: 'Profil',
    questions: 'Questions',
    premium: 'Premium',
    settings: 'Réglages',
    reports: 'Mes signalements',
    faqs: 'FAQ',
    privacy: 'Confidentialité',
    help: 'Centre d’aide',
  },
  tabs: {
    name: 'Tes pages',
    home: 'Accueil',
    discover: 'Découvrir',
    likes: 'Likes',
    matches: 'Matchs',
    profile: 'Profil',
  },
  likes: (count: number) =>
    plural(count, {
      one: `Tu plais à ${count} personne`,
      other: `Tu plais à ${count} personnes`,
    }),
  unread: (count: number) =>
    plural(count, {
      one: `${count} conversation non lue`,
      other: `${count} conversations non lues`,
    }),
  footer: {
    home: 'Accueil',
    faqs: 'FAQ',
    privacy: 'Politique de confidentialité',
    contact: 'Nous contacter',
    report: 'Signaler un contenu',
    help: 'Centre d’aide',
    safety: 'Conseils de sécurité',
    rights: (year: string, brand: string) => `© ${year} ${brand}`,
  },
  scheme: {
    label: 'Apparence',
    light: 'Clair',
    dark: 'Sombre',
    auto: 'Système',
  },
  unverified: {
    text: 'Personne ne te voit encore, et tu ne vois personne, tant que ton e-mail n’est pas confirmé.',
    action: 'Saisir le code',
  },
  emailChange: {
    label: 'Ton e-mail a été changé',
    text: (oldEmail: string, until: string) =>
      `Notre équipe a changé ton e-mail. Si tu ne l’as pas demandé, utilise le lien envoyé à ${oldEmail} avant le ${until}. D’ici là, tu ne peux pas remplacer un mot de passe oublié.`,
  },
  offline: {
    banner: 'Hors ligne.',
    text: 'La connexion reprendra automatiquement.',
    title: 'Pas encore chargé',
    waits: 'Le chargement se fera au retour de la connexion.',
  },
  failure: {
    title: 'Cette page n’a pas pu être chargée',
    text: 'Une erreur s’est produite. Un nouvel essai peut suffire.',
    retry: 'Réessayer',
  },
  loading: 'Chargement',
  lastActive: {
    justNow: 'À l’instant',
    hoursAgo: (hours: number) => `il y a ${hours} h`,
    daysAgo: (days: number) => `il y a ${days} j`,
    never: 'Jamais',
  },
  active: {
    justNow: 'En ligne à l’instant',
    when: (ago: string) => `En ligne ${ago}`,
    lastMonth: 'En ligne il y a moins d’un mois',
    earlier: 'En ligne il y a plus d’un mois',
  },
  opening: {
    text: 'Ouverture…',
    failed: 'L’ouverture a échoué. Il faut vérifier la connexion et recharger la page.',
    reload: 'Recharger la page',
    close: 'Fermer',
  },
};
