import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/accounts.ts';

export const messages: Translated<typeof en> = {
  aside: 'Tout commence par un bonjour.',
  promises: [
    'Matchs et conversations sont gratuits',
    'Ni publicité, ni traceurs',
    'Ta position exacte n’est jamais enregistrée',
  ],
  email: 'E-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  working: 'Un instant…',
  back: 'Retour à la connexion',
  passwordMissing: 'Saisis ton mot de passe.',
  signIn: {
    title: 'Te revoilà !',
    lead: 'Connecte-toi avec ton e-mail et ton mot de passe.',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    newHere: 'Pas encore de compte ?',
    register: 'Créer un compte',
    staff: 'Tu fais partie de l’équipe ?',
    staffLink: 'Connexion au tableau de bord',
    expired: 'Ta session a expiré. Reconnecte-toi.',
    changed: 'Ton mot de passe a été changé. Connecte-toi avec le nouveau.',
    joined: 'Vous faites maintenant partie de l’équipe. Reconnectez-vous pour commencer.',
    leaving: (date: string) =>
      `Ton compte est fermé. Nous supprimerons tout ce qu’il contient le ${date}. D’ici là, tu peux te connecter ici pour le rouvrir.`,
    reopen: 'Rouvrir mon compte',
    statement: 'Lire ou contester la décision',
    reopenHint: 'Ton profil et tes photos sont toujours là.',
  },
  providers: {
    or: 'ou',
    google: 'Continuer avec Google',
    facebook: 'Continuer avec Facebook',
    entering: 'Connexion en cours',
    adding: 'Ajout d’un mode de connexion',
    toSettings: 'Retour aux réglages',
    failed: 'Ça n’a pas marché',
    unasked: 'Nous n’avons pas pu vérifier cette connexion. Réessaie.',
    back: 'Retour à la connexion',
  },
  register: {
    next: 'Continuer',
    back: 'Retour',
    signIn: 'Se connecter',
    person: {
      title: 'Crée ton compte',
      why: 'Les autres voient ton prénom et ton âge.',
      name: 'Prénom',
      nameMissing: 'Indique ton prénom.',
      birthDate: 'Date de naissance',
      birthDateHint: 'Il faut avoir 18 ans ou plus. Les autres ne voient jamais la date.',
    },
    account: {
      title: 'Comment veux-tu te connecter ?',
      why: 'Nous enverrons un code à cet e-mail. Les autres membres ne le voient jamais.',
      passwordHint: 'Au moins 8 caractères. Quelques mots au hasard, c’est l’idéal.',
      privacy: 'Lire notre politique de confidentialité',
      submit: 'Créer mon compte',
    },
  },
  verify: {
    title: 'Regarde tes e-mails',
    lead: (email: string) =>
      `Nous avons envoyé un e-mail à ${email}. Saisis ici son code à six chiffres dans les dix minutes. Si tu as déjà un compte, l’e-mail te le dit.`,
    code: 'Code',
    submit: 'Confirmer',
    again: 'Envoyer un nouveau code',
    wait: (seconds: number) => `Envoyer un nouveau code (dans ${seconds} s)`,
    sent: 'Nous t’avons envoyé un autre e-mail. Le code précédent ne fonctionne plus.',
    spam: 'Rien reçu ? Regarde dans tes spams.',
    later: 'Plus tard',
    wrong: 'Mauvaise adresse ?',
    correct: {
      title: 'Corrige ton e-mail',
      lead: (email: string) =>
        `L’inscription s’est faite avec ${email}. Nous enverrons un code à la bonne adresse.`,
      submit: 'Envoyer un code',
      cancel: 'Garder l’adresse',
    },
    link: {
      title: 'Confirme ton e-mail',
      reading: 'Ouverture du lien…',
      here: (email: string) => `Confirme que ${email} est l’e-mail de ton compte.`,
      submit: 'Confirmer cet e-mail',
      elsewhere: (email: string) =>
        `Pour confirmer ${email} sur cet appareil, choisis un nouveau mot de passe. L’ancien ne fonctionnera plus, et les autres appareils seront déconnectés.`,
      orCode:
        'Inscription faite sur un autre appareil ? C’est plus rapide d’y saisir le code de l’e-mail. Ton mot de passe reste alors le même.',
      password: 'Nouveau mot de passe',
      other: (email: string, present: string) =>
        `Ce lien est pour ${email}. La session ouverte ici est celle de ${present}.`,
      signOut: 'Me déconnecter et continuer',
    },
    toSignIn: 'Me connecter et recevoir un code',
  },
  forgot: {
    title: 'Mot de passe oublié',
    lead: 'Nous t’enverrons un lien pour en choisir un nouveau.',
    submit: 'Envoyer le lien',
    sentTitle: 'Regarde tes e-mails',
    sent: (email: string) =>
      `Si ${email} correspond à un compte, nous y avons envoyé un lien. Il ne sert qu’une fois et reste valable une heure.`,
    spam: 'Rien après une minute ou deux ? Regarde dans tes spams, ou essaie un autre e-mail.',
    other: 'Essayer un autre e-mail',
    back: 'Retour à la connexion',
  },
  reset: {
    title: 'Choisis un nouveau mot de passe',
    lead: (email: string) =>
      `Pour ${email}. Tous les appareils seront déconnectés, et les autres modes de connexion supprimés.`,
    reading: 'Ouverture du lien…',
    done: (email: string) => `Le mot de passe de ${email} a été changé.`,
    home: 'Aller à l’accueil',
    label: 'Nouveau mot de passe',
    submit: 'Enregistrer',
    another: 'Demander un nouveau lien',
  },
  undo: {
    title: 'Rétablis ton ancien e-mail',
    reading: 'Ouverture du lien…',
    lead: (email: string, present: string) =>
      `Ton compte utilise maintenant ${present}. Rétablis ${email} et choisis un nouveau mot de passe. Tous les appareils seront déconnectés, et les autres modes de connexion supprimés.`,
    password: 'Nouveau mot de passe',
    submit: 'Rétablir',
    doneTitle: 'Ton ancien e-mail est rétabli',
    done: (email: string) => `Ton compte utilise à nouveau ${email}.`,
    toSignIn: 'Se connecter',
  },
};
