import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/picture-requests.ts';
import { refusalTexts } from '@kindred/contract/texts/fr/picture-refusals';

export const messages: Translated<typeof en> = {
  title: 'Images intimes de toi',
  about: (brand: string) =>
    `Quelqu’un montre une image intime de toi sur ${brand} sans ton accord ? Demande-nous de la retirer. Pas besoin de compte.`,
  promise:
    'Une personne prend une décision sous 48 heures. L’image disparaît alors partout ici, avec les copies que nous trouvons.',
  signedIn:
    'Tu as une session ouverte ? Tu peux aussi signaler la photo ou le message là où tu le vois.',
  who: 'Qui est sur l’image ?',
  self: 'Moi',
  representative: 'Une personne que je peux représenter',
  name: 'Ton nom complet',
  person: 'Nom complet de la personne sur l’image',
  location: 'Où est-elle ?',
  locationAbout:
    'L’adresse du profil ou de la photo, si tu l’as. Sinon le prénom, l’âge et la ville, ou dans quelle conversation.',
  description: 'Que montre-t-elle ?',
  descriptionAbout:
    'Pour que nous la reconnaissions : le lieu, les vêtements ou le jour, par exemple.',
  picture: 'L’image, si tu l’as (facultatif)',
  pictureAbout:
    'Nous trouvons les copies grâce à son empreinte. L’image est lue une fois sans être enregistrée, et personne ne la regarde.',
  choose: 'Choisir une image',
  another: 'En choisir une autre',
  reading: 'Lecture de l’image…',
  read: 'L’empreinte est prête. Nous n’avons pas gardé l’image.',
  forget: 'Ne pas la joindre',
  email: 'Ton e-mail',
  contact: 'Un autre moyen de te joindre (facultatif)',
  contactAbout: 'Sans e-mail, notre réponse ne sera que sur cette page.',
  goodFaith:
    'Je déclare de bonne foi que cette image est intime, qu’elle me montre ou montre la personne que je représente, qu’elle a été publiée sans accord et que tout ce qui est indiqué ici est exact',
  goodFaithAbout:
    'Nous ne disons pas qui tu es à la personne qui l’a publiée. Une demande seule ne retire rien : une personne l’examine d’abord.',
  signature: 'Signe avec ton nom complet',
  signatureAbout: 'Exactement comme ci-dessus. Cela vaut signature.',
  send: 'Demander le retrait',
  sending: 'Envoi…',
  received: (reference: string) => `Nous avons reçu ta demande ${reference}.`,
  due: (when: string) => `Notre décision sera prise avant le ${when}.`,
  mailed: 'Un e-mail avec un lien t’attend.',
  keep: 'Garde ce lien pour lire notre réponse ou ajouter quelque chose :',
  open: 'Ta demande',
  loading: 'Chargement de ta demande…',
  number: 'Numéro',
  receivedAt: 'Reçue',
  dueAt: 'Décision avant',
  state: 'État',
  why: 'Pourquoi',
  question: 'Il nous faut d’autres informations',
  facts: 'Ce que tu as ajouté',
  add: 'Ajouter quelque chose',
  addAbout: 'Par exemple où tu l’as vue ailleurs, ou ce que nous avons demandé.',
  addSend: 'Ajouter',
  adding: 'Ajout…',
  answer: 'Notre réponse',
  statement: 'Lire ou contester la décision',
  newOne: 'Envoyer une nouvelle demande',
  states: {
    open: 'Quelqu’un de notre équipe l’examine',
    hidden: 'Masquée jusqu’à notre décision',
    removed: 'Retirée, avec les copies trouvées',
    refused: 'Non retirée',
    acted: 'Nous y avons donné suite',
  },
  refusals: refusalTexts,
};
