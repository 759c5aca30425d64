import { de } from '@kindred/contract/texts/fr/elision';
import { conditionTexts, filterTexts } from '@kindred/contract/texts/fr/filters';
import { changeTexts, stepTexts } from '@kindred/contract/texts/fr/funnel';
import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/likes.ts';
import { tag } from './language.ts';

const tried = { ages: 'l’âge', distance: 'la distance', filters: 'les filtres' };

export const messages: Translated<typeof en> = {
  loading: 'Chargement…',
  failed: 'Impossible de charger cette page',
  again: 'Réessayer',
  more: 'Afficher plus',
  report: 'Signaler',
  photoOf: (name: string) => `Photo ${de(name)}`,
  filters: filterTexts,
  browse: {
    title: 'Parcourir',
    about:
      'Toutes les personnes que tu peux rencontrer et que tu n’as encore ni likées ni passées, sauf les profils en pause ou incognito.',
    filters: 'Filtres',
    filtersSet: (set: number) =>
      set === 0
        ? 'Filtres'
        : `Filtres, ${plural(set, { one: `${set} actif`, other: `${set} actifs` })}`,
    within: (distance: string) => `Jusqu’à ${distance}`,
    bothWays: 'Cherche quelqu’un comme moi',
    sort: 'Trier par',
    sorts: {
      recent: 'Activité récente',
      new: 'Nouveaux membres',
      near: 'Distance',
      match: 'Affinité',
    },
    chosen: (name: string) => ({
      like: `Like envoyé à ${name}.`,
      superlike: `Super like envoyé à ${name}.`,
      pass: `Tu as passé le profil ${de(name)}.`,
    }),
    undo: (name: string) => `Annuler ton choix sur ${name}`,
    bookmarked: 'En favori',
    clear: 'Retirer les filtres',
    widen: 'Modifier qui tu veux rencontrer',
  },
  discover: {
    title: 'Découvrir',
    views: 'Affichage',
    cards: 'Cartes',
    browse: 'Parcourir',
    preferences: 'Préférences',
    preferencesNow: (distance: string | null, from: number, to: number) =>
      `${distance === null ? 'Partout' : `Jusqu’à ${distance}`}, ${from}–${to} ans`,
    again:
      'Tu as vu toutes les personnes qui correspondent. Voici des profils que tu as passés il y a plus d’un mois.',
    card: (name: string, age: number) => `${name}, ${age}`,
    shared: (count: number) =>
      plural(count, {
        one: `${count} centre d’intérêt en commun`,
        other: `${count} centres d’intérêt en commun`,
      }),
    whole: 'Voir le profil complet',
    why: 'Comment marche le classement',
    nextPhoto: 'Photo suivante',
    photo: (name: string, number: number, of: number) => `${name}, photo ${number} sur ${of}`,
    actions: 'Ton choix',
    undo: 'Annuler',
    undoLast: 'Annuler ton dernier choix',
    pass: (name: string) => `Passer le profil ${de(name)}`,
    like: (name: string) => `Liker ${name}`,
    superlike: (name: string) => `Super like à ${name}`,
    superlikesLeft: (left: number) =>
      `${plural(left, { one: `${left} restant`, other: `${left} restants` })} aujourd’hui`,
    note: (name: string) => `Liker ${name} avec un mot`,
    noteTitle: (name: string) => `Un mot pour ${name}`,
    noteLabel: 'Mot',
    noteAbout: (name: string) =>
      `${name} peut lire ton mot avec ton like. Ton prénom s’affiche en cas de match, ou si ${name} a Premium ou ouvre ton like.`,
    sendNote: 'Liker avec ce mot',
    commentSent: (name: string) => `Ton commentaire a été envoyé à ${name}.`,
    noteSent: (name: string) => `Ton mot a été envoyé à ${name}.`,
    cancel: 'Annuler',
    keys: 'Touches : gauche passe, droite like, S super like, Z annule, Entrée ouvre le profil.',
    unsent: (count: number) =>
      plural(count, {
        one: `${count} choix n’est pas encore enregistré. Il partira au retour de la connexion.`,
        other: `${count} choix ne sont pas encore enregistrés. Ils partiront au retour de la connexion.`,
      }),
    match: 'C’est un match',
    matchAbout: (name: string) => `${name} et toi, c’est réciproque.`,
    sayHello: 'Dis bonjour',
    openers: 'Des idées de premier message',
    aboutAnswer: (answer: string) => `« ${answer} » Tu m’en dis plus ?`,
    aboutInterest: (interest: string) => `${interest} : comment ça t’est venu ?`,
    sent: (name: string) => `Ton message à ${name} est parti.`,
    wrote: (name: string) => `${name} t’a déjà écrit.`,
    toChat: 'Ouvrir la conversation',
    goOn: 'Continuer',
    more: 'Recherche de profils…',
  },
  funnel: {
    title: 'Tu as vu tout le monde, pour l’instant',
    titleFiltered: 'Personne ne correspond pour le moment',
    about: 'Combien de personnes restent après chaque étape :',
    label: 'Pourquoi il ne reste personne',
    steps: stepTexts,
    changes: changeTexts,
    filtered: conditionTexts,
    changesPreferences: 'Cela modifie tes préférences.',
    show: (count: number) =>
      plural(count, { one: `Voir ${count} personne`, other: `Voir ${count} personnes` }),
    nothing: {
      tried: (what: readonly ('ages' | 'distance' | 'filters')[]) =>
        `Changer seulement ${new Intl.ListFormat(tag, { type: 'disjunction' }).format(what.map((one) => tried[one]))} ne te montrerait aucun nouveau profil.`,
      wait: 'De nouvelles personnes arrivent chaque jour.',
    },
  },
  superlikesYou: (name: string) => `${name} t’a envoyé un super like`,
  question: {
    superlike: {
      title: (name: string) => `Envoyer un super like à ${name} ?`,
      about: (name: string) =>
        `${name} voit tout de suite qu’il vient de toi, avec ou sans Premium, et ton profil passe en tête de ses cartes.`,
      send: 'Envoyer',
    },
    outside: {
      title: (name: string) => `Liker ${name} quand même ?`,
      about: (name: string) =>
        `Vos préférences, à ${name} et à toi, ne correspondent pas pour le moment. ${name} verra donc ton like à part des autres, sans notification.`,
      send: 'Liker quand même',
    },
  },
  choice: {
    label: 'Ton choix',
    pass: 'Passer',
    like: 'Liker',
    superlike: 'Super like',
    note: 'Liker avec un mot',
    undo: 'Annuler',
    waits: 'Ton choix partira au retour de la connexion.',
    undoWaits: 'L’annulation partira au retour de la connexion.',
    notSent: 'Pas encore parti. Nous continuons d’essayer.',
    failed: (choice: 'like' | 'superlike' | 'pass' | 'undo', name?: string) => {
      if (!name)
        return choice === 'undo' ? 'L’annulation n’a pas abouti.' : 'Ton choix n’est pas parti.';
      return {
        like: `Ton like à ${name} n’est pas parti.`,
        superlike: `Ton super like à ${name} n’est pas parti.`,
        pass: `Ton choix de passer le profil ${de(name)} n’est pas enregistré.`,
        undo: `Ton choix sur ${name} n’a pas été annulé.`,
      }[choice];
    },
    close: 'Fermer',
    isMatch: 'C’est un match.',
    message: 'Écrire',
    left: (likes: number) =>
      plural(likes, {
        one: `${likes} like restant aujourd’hui`,
        other: `${likes} likes restants aujourd’hui`,
      }),
    bookmark: 'Ajouter aux favoris',
    bookmarked: 'Retirer des favoris',
  },
  likes: {
    title: 'Likes',
    count: (count: number) =>
      plural(count, {
        one: `Tu plais à ${count} personne`,
        other: `Tu plais à ${count} personnes`,
      }),
    outside: (count: number) =>
      plural(count, {
        one: `${count} autre hors de tes préférences`,
        other: `${count} autres hors de tes préférences`,
      }),
    outsideTitle: 'Hors de tes préférences',
    outsideAbout:
      'Tu plais à ces personnes, mais vos préférences ne correspondent pas pour le moment.',
    notes: 'Les mots que tu as reçus',
    notesAbout:
      'Ces personnes ont lu ton profil et t’ont écrit. Tu vois qui c’est avec Premium, en cas de match, ou une à la fois.',
    none: 'Pas encore de like',
    noneYet: 'Les likes que tu reçois s’affichent ici.',
    lockedTitle: 'Découvre à qui tu plais',
    locked:
      'Avec Premium, tu vois qui c’est. Sans Premium, tu peux voir une personne à la fois : like ou passe, puis vois la suivante. Si c’est réciproque, c’est un match.',
    lockedOutside:
      'Avec Premium, tu vois qui c’est. Si c’est réciproque, c’est un match dans tous les cas.',
    seeOne: 'Voir une personne',
    toPremium: 'Voir Premium',
    list: 'Les personnes à qui tu plais',
    superlike: 'Super like',
    note: (name: string) => `Le mot ${de(name)}`,
    ownNote: 'Ton mot',
    browse: 'Parcourir les profils',
    lists: 'Listes',
    tabs: {
      received: 'Reçus',
      sent: 'Envoyés',
      passed: 'Passés',
      bookmarked: 'Favoris',
    },
    since: (time: string) => `Like du ${formatDate(time)}`,
    sent: 'Les personnes que tu likes',
    sentNone: 'Tu n’as encore liké personne',
    sentAbout: 'Les personnes que tu likes restent ici jusqu’au match.',
    passed: 'Les profils que tu as passés',
    passedNone: 'Tu n’as passé aucun profil',
    passedAbout: 'Annule ici pour revoir un profil. Personne n’en saura rien.',
    passedSince: (time: string) => `Passé le ${formatDate(time)}`,
    undo: (name: string) => `Annuler ton choix sur ${name}`,
    bookmarks: 'Favoris',
    bookmarksNone: 'Pas encore de favori',
    bookmarksAbout: 'Ajoute un profil à tes favoris pour le retrouver ici, en toute discrétion.',
    removeBookmark: (name: string) => `Retirer ${name} des favoris`,
  },
};
