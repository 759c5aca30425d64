import type { ReportAdvice } from '../../reports/reason-forms.ts';

interface Advice {
  readonly title: string;
  readonly points: readonly string[];
}

/** What people read right after they sent a report. */
export const adviceTexts: Readonly<Record<ReportAdvice, Advice>> = {
  danger: {
    title: 'Es-tu en sécurité maintenant ?',
    points: [
      'Sinon, appelle les urgences : 112 en Europe, 911 aux États-Unis et au Canada, 000 en Australie, ou le numéro local.',
      'Parle à quelqu’un de confiance. Après une agression, un médecin peut t’aider et souvent recueillir des preuves, même si tu ne sais pas encore si tu iras voir la police.',
      'Garde des captures des messages et des photos pour la police. Une conversation disparaît quand tu bloques quelqu’un.',
    ],
  },
  money: {
    title: 'N’envoie jamais d’argent',
    points: [
      'Ni cartes cadeaux, ni cryptomonnaies, ni codes, quelle que soit l’histoire.',
      'C’est déjà fait ? Appelle ta banque tout de suite, change les mots de passe que tu as donnés, et va voir la police.',
      'Nous ne demandons jamais de mot de passe, de code ni d’argent. Après un bannissement pour fraude, nous prévenons toutes les personnes qui ont reçu des messages de ce compte.',
    ],
  },
  age: {
    title: 'N’écris plus à cette personne',
    points: [
      'Ne demande ni photos ni preuve de son âge. Notre équipe s’en occupe.',
      'Si un enfant est en danger, appelle la police.',
    ],
  },
  nudes: {
    title: 'Tu n’as rien fait de mal',
    points: [
      'Rien ne t’oblige à répondre, ni à regarder l’image à nouveau.',
      'Dans certains pays, envoyer une photo de nu que personne n’a demandée est un délit. La police peut te dire si c’est le cas là où tu vis.',
    ],
  },
  'intimate-pictures': {
    title: 'Tu n’as rien fait de mal',
    points: [
      'Quelqu’un de notre équipe prend une décision sur l’image sous 48 heures. Si cela dure plus longtemps, nous la masquons en attendant.',
      'On menace de la montrer à d’autres ? Ne paie pas et n’envoie rien de plus. Va voir la police.',
      'StopNCII.org t’aide à empêcher sa diffusion sur d’autres services. Une empreinte de l’image est calculée sur ton appareil, et l’image reste chez toi.',
      'Tu avais moins de 18 ans sur l’image ? Utilise plutôt takeitdown.ncmec.org.',
    ],
  },
};
