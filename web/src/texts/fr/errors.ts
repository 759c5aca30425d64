import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/errors.ts';

export const messages: Translated<typeof en> = {
  validation: 'Erreur de saisie',
  network: 'Erreur réseau. La connexion Internet est peut-être coupée.',
  unreachable: 'Erreur réseau : serveur injoignable. La connexion Internet est peut-être coupée.',
  noResponse: 'Erreur réseau : serveur injoignable',
  server: 'Erreur du serveur : il faut réessayer plus tard.',
  unknown: 'Une erreur inconnue s’est produite',
  login: 'Échec de la connexion',
  verification: 'échec de la vérification',
  register: 'Ce compte existe déjà',
  required: 'Ce champ est obligatoire.',
  noEmail: 'Il manque l’e-mail.',
  noPassword: 'Il manque le mot de passe.',
  notAccepted: 'Cette case doit être cochée pour continuer.',
  email: 'Une adresse e-mail est attendue, par exemple nom@exemple.com.',
  meant: (address: string) => `Tu voulais dire ${address} ?`,
  tooShort: (least: number) => `Il faut au moins ${least} caractères.`,
  incompleteCode: (digits: number) => `Il faut les ${digits} chiffres.`,
};
