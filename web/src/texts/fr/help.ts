import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import type { LinkProps } from '@tanstack/react-router';
import type { messages as en } from '../en/help.ts';

export interface HelpLink {
  to: NonNullable<LinkProps['to']>;
  hash?: string;
  text: string;
}

interface HelpQuestion {
  question: string;
  answer: (support: string) => string;
  /** The page where it is done, with its link. */
  link?: HelpLink;
}

const groups: readonly { title: string; questions: readonly HelpQuestion[] }[] = [
  {
    title: 'Ton compte',
    questions: [
      {
        question: 'Je n’ai pas reçu le code',
        answer: () =>
          'Regarde d’abord dans tes spams : un code n’est valable que dix minutes. Tu peux en demander un nouveau sur la page où tu le saisis, et y corriger ton e-mail s’il contient une faute.',
      },
      {
        question: 'Je n’arrive pas à me connecter',
        answer: () =>
          'Choisis « Mot de passe oublié ? » et saisis ton e-mail. Tu recevras un lien pour choisir un nouveau mot de passe. Il ne sert qu’une fois et reste valable une heure.',
        link: { to: '/forgot-password', text: 'Choisir un nouveau mot de passe' },
      },
      {
        question: 'Comment changer mon e-mail, mon mot de passe ou mes notifications ?',
        answer: () => 'Tout est dans tes réglages, avec ce que chaque réglage change.',
        link: { to: '/settings', text: 'Ouvrir les réglages' },
      },
      {
        question: 'Comment faire une pause ou partir ?',
        answer: () =>
          'À la fin de tes réglages, du plus léger au définitif : mets ton profil en pause pour ne plus être visible des nouvelles personnes, ferme ton compte et reviens plus tard, ou supprime-le.',
        link: {
          to: '/faqs',
          hash: 'deleting-my-account',
          text: 'Comment se passe la suppression',
        },
      },
    ],
  },
  {
    title: 'Les rencontres',
    questions: [
      {
        question: 'Pourquoi je ne vois personne ?',
        answer: () =>
          'Tant que ton e-mail n’est pas confirmé et ton profil complet, tu ne vois personne et personne ne te voit. Ensuite, Découvrir montre combien de personnes chacun de tes critères écarte.',
        link: { to: '/discover', text: 'Ouvrir Découvrir' },
      },
      {
        question: 'Que signifie le score ?',
        answer: () =>
          'C’est votre affinité, d’après les centres d’intérêt que vous partagez et les réponses que tu as données. Il devient plus fiable à chaque question que vous avez en commun.',
        link: { to: '/faqs', hash: 'matching', text: 'Comment se font les matchs' },
      },
      {
        question: 'Comment annuler un like ou revenir sur un profil passé ?',
        answer: () =>
          'Dans les listes de la page Likes. Un like peut être annulé tant qu’il n’y a pas de match.',
        link: { to: '/likes/sent', text: 'Les personnes que tu likes' },
      },
      {
        question: 'Qui peut me voir en mode incognito ?',
        answer: () =>
          'Seulement tes matchs et les personnes que tu likes, y compris celles que tu as likées avant. Si elles te voient, elles savent qu’elles te plaisent. Pour ne plus être visible, annule le like.',
        link: { to: '/likes/sent', text: 'Les personnes que tu likes' },
      },
      {
        question: 'Qui peut voir que j’ai passé son profil ?',
        answer: () => 'Personne. Nous ne disons à personne que tu as passé son profil.',
      },
    ],
  },
  {
    title: 'Les conversations',
    questions: [
      {
        question: 'Pourquoi mon message n’est pas parti ?',
        answer: () =>
          'Sans connexion, les messages attendent sur ton appareil et partent plus tard, dans l’ordre. Tant que quelqu’un ne t’a pas répondu, les messages qui contiennent des liens, des numéros de téléphone ou des adresses e-mail, ou qui parlent d’argent ne partent pas du tout.',
      },
      {
        question: 'Comment mettre fin à une conversation ?',
        answer: () =>
          'Choisis Annuler le match dans son menu. Vous ne vous verrez plus. Tu pourras encore signaler la personne dans Anciens matchs.',
      },
      {
        question: 'Est-ce que je peux modifier ou supprimer un message ?',
        answer: () =>
          'Tu peux le modifier pendant 15 minutes, et le supprimer à tout moment pour toi ou pour vous deux.',
      },
    ],
  },
  {
    title: 'La sécurité',
    questions: [
      {
        question: 'Quelqu’un me demande de l’argent ou un code',
        answer: () =>
          'N’envoie rien, quelle que soit l’histoire. C’est l’arnaque la plus courante. Signale la personne dans le menu de la conversation, et si tu as déjà payé, contacte tout de suite ta banque.',
        link: { to: '/safety-tips', text: 'Lire les conseils de sécurité' },
      },
      {
        question: 'Comment bloquer ou signaler quelqu’un ?',
        answer: () =>
          'Dans le menu de sa photo, dans la conversation ou en bas de son profil. La personne ne saura pas que tu l’as signalée.',
        link: { to: '/faqs', hash: 'reporting', text: 'Comment se passe un signalement' },
      },
      {
        question: 'Quelqu’un utilise mes photos ou se fait passer pour moi',
        answer: () => 'Dis-le-nous, avec ou sans compte. Une personne lit chaque signalement.',
        link: { to: '/report-content', text: 'Signaler un contenu' },
      },
      {
        question: 'Quelqu’un montre une image intime de moi',
        answer: () =>
          'Demande-nous de la retirer, avec ou sans compte. Notre décision est prise sous 48 heures, et les copies disparaissent aussi.',
        link: { to: '/intimate-pictures', text: 'Demander le retrait d’une image intime de toi' },
      },
    ],
  },
  {
    title: 'Premium et paiements',
    questions: [
      {
        question: 'Comment résilier Premium ?',
        answer: () =>
          'Ouvre Premium dans le menu de ton compte : c’est possible à tout moment. Tu le gardes jusqu’à la fin de la période payée.',
        link: { to: '/premium/manage', text: 'Ton Premium' },
      },
      {
        question: 'Est-ce que je peux me rétracter du contrat ?',
        answer: () =>
          'Oui, dans les 14 jours après avoir pris Premium et sans motif. Le contrat prend fin tout de suite, et l’argent revient sur ta carte, moins le temps utilisé si tu as accepté de le payer.',
        link: { to: '/premium/withdraw', text: 'Se rétracter du contrat' },
      },
      {
        question: 'Quelque chose cloche dans un paiement',
        answer: (support: string) =>
          `Écris à ${support} en indiquant la date et le montant. Ne nous envoie jamais ton numéro de carte.`,
      },
    ],
  },
];

export const messages: Translated<typeof en> = {
  title: 'Centre d’aide',
  about: 'De quoi as-tu besoin ?',
  search: 'Chercher une question',
  clear: 'Effacer la recherche',
  groups,
  inFaqs: 'Dans les questions fréquentes',
  found: (count: number) =>
    plural(count, { one: `${count} question trouvée`, other: `${count} questions trouvées` }),
  none: 'Aucun résultat. Essaie un autre mot, ou écris-nous : nous t’aiderons.',
  more: {
    title: 'Tu n’as pas trouvé ?',
    text: 'Écris-nous, nous t’aiderons. Si tu es en danger, appelle d’abord les urgences.',
    contact: 'Nous contacter',
    safety: 'Conseils de sécurité',
    faqs: 'FAQ',
    accessibility: 'Accessibilité',
  },
};
