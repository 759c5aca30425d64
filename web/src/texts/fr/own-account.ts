import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/own-account.ts';

/** The groups that members and staff share avoid every form of address. */
export const messages: Translated<typeof en> = {
  loading: 'Chargement…',
  failed: 'Impossible de charger cette page',
  again: 'Réessayer',
  working: 'Un instant…',
  showPassword: 'Afficher le mot de passe',
  staff: {
    title: 'Votre compte',
    groups: {
      account: 'Compte',
      signIn: 'Connexion',
      devices: 'Appareils',
      appearance: 'Apparence',
    },
    scheme: 'Clair ou sombre',
    schemeAbout: 'Clair, sombre, ou comme votre appareil. Enregistré dans ce navigateur.',
    blur: 'Flouter les photos signalées',
    blurAbout:
      'Dans les dossiers critiques et prioritaires, jusqu’à ce que vous appuyiez sur V ou sur la photo. Les photos qui montrent peut-être un enfant sont toujours masquées. Enregistré dans ce navigateur.',
  },
  name: {
    title: 'Nom',
    about: (name: string) => `${name}. L’équipe le voit, et le journal d’audit le garde.`,
    open: 'Changer de nom',
    first: 'Prénom',
    last: 'Nom (facultatif)',
    submit: 'Enregistrer',
    cancel: 'Annuler',
    done: 'Le nom a été changé.',
  },
  password: {
    title: 'Mot de passe',
    about: 'Le changer déconnecte tous les autres appareils. Un e-mail le confirme.',
    open: 'Changer le mot de passe',
    present: 'Mot de passe actuel',
    fresh: 'Nouveau mot de passe',
    rules: 'Au moins 8 caractères. Quelques mots au hasard, c’est l’idéal.',
    submit: 'Enregistrer',
    cancel: 'Annuler',
    done: 'Le mot de passe a été changé. Tous les autres appareils sont déconnectés.',
  },
  address: {
    title: 'E-mail',
    about: (email: string) =>
      `Tu te connectes avec ${email}. Les autres membres ne le voient jamais.`,
    aboutTeam: (email: string) => `Vous vous connectez avec ${email}. L’équipe le voit.`,
    open: 'Changer d’e-mail',
    fresh: 'Nouvel e-mail',
    password: 'Mot de passe',
    submit: 'Envoyer les codes',
    cancel: 'Annuler',
    sent: (present: string, fresh: string) =>
      `Un code a été envoyé à ${present} et un autre à ${fresh}. Ils sont valables dix minutes.`,
    sentFresh: (fresh: string) => `Un code a été envoyé à ${fresh}. Il est valable dix minutes.`,
    presentCode: 'Code envoyé à l’e-mail actuel',
    freshCode: 'Code envoyé au nouvel e-mail',
    confirm: 'Confirmer le nouvel e-mail',
    restart: 'Envoyer de nouveaux codes',
    done: (email: string) => `La connexion se fait désormais avec ${email}.`,
  },
  signInMethods: {
    title: 'Modes de connexion',
    about:
      'Un mode de connexion inconnu ? Mieux vaut le supprimer. Un e-mail annonce chaque ajout ou suppression.',
    names: { password: 'Mot de passe', google: 'Google', facebook: 'Facebook' },
    since: (date: string) => `Ajouté le ${date}`,
    only: (method: 'password' | 'google' | 'facebook') =>
      `Seul mode de connexion : ${{ password: 'mot de passe', google: 'Google', facebook: 'Facebook' }[method]}.`,
    add: (name: string) => `Ajouter ${name}`,
    remove: 'Supprimer',
    removeNamed: (name: string) => `Supprimer : ${name}`,
    dialog: (name: string) => `Supprimer ${name} ?`,
    why: (name: string) =>
      `La connexion avec ${name} ne sera plus possible. Tous les autres appareils seront déconnectés.`,
    cancel: 'Annuler',
    submit: 'Supprimer',
    removed: (name: string) => `La connexion avec ${name} n’est plus possible.`,
  },
  sessions: {
    title: 'Appareils',
    about: 'Un appareil inconnu ? Mieux vaut le déconnecter et changer de mot de passe.',
    unknown: 'Appareil inconnu',
    current: 'Cet appareil',
    used: (when: string, where: string | null) =>
      `Dernière utilisation : ${when}${where ? `, depuis ${where}` : ''}`,
    end: 'Déconnecter',
    endNamed: (device: string, when: string) =>
      `Déconnecter : ${device}, dernière utilisation ${when}`,
    endOthers: 'Déconnecter tous les autres',
    alone: 'Aucun autre appareil n’est connecté.',
    ended: 'Appareil déconnecté.',
    endedOthers: 'Tous les autres appareils sont déconnectés.',
  },
  pause: {
    title: 'Faire une pause',
    about:
      'Tu peux fermer ton compte pour un temps. Personne ne te voit jusqu’à ton retour, et rien n’est perdu.',
    open: 'Faire une pause',
    dialog: 'Faire une pause ?',
    points: [
      'Ton profil et tes photos sont masqués tout de suite, et tous tes appareils sont déconnectés.',
      'Nous gardons tout aussi longtemps que tu veux.',
      'Pour revenir, connecte-toi avec ton mot de passe et choisis « Rouvrir mon compte ».',
    ],
    password: 'Ton mot de passe',
    missing: 'Saisis ton mot de passe pour confirmer.',
    cancel: 'Annuler',
    submit: 'Fermer mon compte',
  },
};
