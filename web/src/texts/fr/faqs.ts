import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/faqs.ts';

/** What an answer can name: the service, and its support address. */
interface Names {
  brand: string;
  support: string;
  /** How many days deleted data is kept. */
  days: { leaving: number; exports: number; reports: number };
}

const questions: Translated<(typeof en)['questions']> = {
  'creating-an-account': {
    question: 'Comment créer un compte ?',
    answer: () => [
      'Choisis S’inscrire en haut de la page. Nous te demandons ton prénom, ta date de naissance, un e-mail et un mot de passe. Il faut avoir 18 ans ou plus.',
      'Tu reçois par e-mail un code à six chiffres. Saisis-le sur la page d’inscription pour confirmer ton e-mail. Sur un autre appareil, ouvre le lien de l’e-mail et choisis-y un nouveau mot de passe. Le code est valable dix minutes, et tu peux en demander un nouveau.',
      'Si tu as déjà un compte avec cet e-mail, nous ne le disons que dans l’e-mail, pour que personne d’autre ne le sache. Nous supprimons un compte si son e-mail n’est pas confirmé dans les 30 jours.',
    ],
  },
  matching: {
    question: 'Comment se font les matchs ?',
    answer: () => [
      'Sur la page Découvrir, tu vois les personnes une par une, ou toutes dans une grille avec Parcourir, où tu choisis l’ordre et les filtres. Dans Découvrir, les personnes dont les réponses et les centres d’intérêt vont le mieux avec les tiens arrivent parmi les premières ; leur distance, leur activité récente et le nombre de personnes qui les verraient en premier comptent aussi. Tu peux enregistrer jusqu’à 10 recherches, et nous pouvons te prévenir une fois par jour quand de nouvelles personnes y correspondent. Toutes les personnes que tu vois correspondent à tes préférences, et cherchent aussi quelqu’un comme toi. Tu peux liker ou passer, et revenir en arrière depuis les listes de la page Likes. Quand c’est réciproque, c’est un match, que tu retrouves dans Matchs.',
      'Chaque profil indique votre affinité, calculée à partir des centres d’intérêt que vous partagez, de toutes tes réponses et des réponses ouvertes de l’autre personne, et dit pourquoi. Tu choisis lesquelles de tes réponses sont ouvertes. Le score est arrondi de cinq en cinq, n’atteint jamais 100 %, et devient plus fiable à chaque question.',
      'Nous ne disons à personne que tu as passé son profil. Tu peux annuler un like, ou revenir sur un profil passé, tant qu’il n’y a pas de match. Pour mettre fin à une conversation, choisis Annuler le match dans son menu. Après un match annulé ou un blocage, vous ne vous voyez plus.',
      'Pour discuter avec un match, ouvre Matchs et choisis quelqu’un. Tu peux envoyer du texte et des photos, répondre à un message, y réagir, chercher dans la conversation et l’archiver. Sans connexion, tes messages attendent sur ton appareil, et partent une seule fois, dans l’ordre, quand la connexion revient.',
      'Tu peux modifier un message pendant 15 minutes, et le supprimer à tout moment pour toi ou pour vous deux. Tu vois si un message a été reçu et lu, sauf si l’autre personne ou toi masquez votre dernière activité.',
      'Tant que quelqu’un ne t’a pas répondu, les messages qui contiennent des liens, des numéros de téléphone ou des adresses e-mail, ou qui parlent d’argent ne partent pas : beaucoup d’arnaques commencent ainsi. Nous te le disons avant tout envoi, et tu peux modifier le message. C’est une courte liste de règles simples, elle n’attrape donc pas tout. Si un message peut blesser quelqu’un, nous te demandons de confirmer.',
    ],
  },
  premium: {
    question: 'Comment passer à Premium ?',
    answer: ({ support }: Names) => [
      'Ouvre Premium dans le menu de ton compte et choisis une formule : mensuelle, trimestrielle ou annuelle. Tu vois son prix et ce qu’elle apporte par rapport à l’offre gratuite, avant de payer par carte.',
      'Elle se renouvelle jusqu’à ce que tu résilies, ce que tu peux faire au même endroit à tout moment. Tu gardes Premium jusqu’à la fin de la période payée, et tu peux annuler la résiliation d’ici là. Une formule plus longue commence tout de suite, après que nous t’avons montré ce qu’elle coûte aujourd’hui (si des jours de la formule actuelle t’ont été remboursés, elle commence à la fin de celle-ci). Une formule plus courte commence à la fin de la période payée, et tu peux changer d’avis d’ici là. Tu y trouves aussi tes cartes, tes factures et ton crédit éventuel.',
      'Tu peux aussi te rétracter du contrat dans les 14 jours après avoir pris Premium, sans motif : utilise « Renoncer au contrat ici » sur la page Premium, ou dans l’e-mail de ton achat, sans te connecter. Le contrat prend fin tout de suite, et l’argent revient sur ta carte. Tu ne paies le temps utilisé que si tu l’as accepté à l’achat. Sinon, tout t’est remboursé, ce qui est possible une fois par personne et par carte. Un renouvellement n’ouvre pas de nouveau délai de 14 jours.',
      `Nous t’écrivons quand tu résilies, quand tu te rétractes, quand nous te remboursons et quand Premium se termine. Si un paiement échoue, nous te le disons et réessayons pendant quelques jours, et tu gardes Premium pendant ce temps. Si quelque chose cloche dans un paiement, écris à ${support}.`,
    ],
  },
  reporting: {
    question: 'Comment signaler quelqu’un ?',
    answer: ({ support }: Names) => [
      'Choisis Signaler dans le menu de sa photo, dans une conversation ou en bas de son profil, puis raconte-nous ce qui s’est passé et quand. Pour une seule photo, choisis Signaler cette photo. Tu peux aussi signaler un message, ou quelqu’un dans Anciens matchs, et nous gardons une copie des derniers messages avec ton signalement. Tu peux bloquer la personne en même temps. Elle ne saura pas que tu l’as signalée, et tu n’as rien à prouver.',
      'Si nous bannissons quelqu’un pour fraude, nous prévenons dans l’heure toutes les personnes à qui ce compte a écrit, dans l’appli et par e-mail. Si le bannissement était une erreur, nous retirons l’alerte.',
      `Tu trouves l’état du signalement et notre réponse dans Mes signalements, depuis tes réglages. Si tu ne peux pas ouvrir son profil, signale un problème à cet endroit, ou écris à ${support}.`,
      'Si tu n’as pas de compte, utilise « Signaler un contenu » en bas de la page.',
      'Si tu es en danger, appelle d’abord les urgences.',
    ],
  },
  'deleting-my-account': {
    question: 'Comment supprimer mon compte ?',
    answer: ({ days }: Names) => [
      'Choisis « Supprimer mon compte » en bas de tes réglages et saisis ton mot de passe. Si tu utilises Google ou Facebook et n’as pas de mot de passe, nous t’enverrons un code par e-mail. Ton profil est masqué et tous tes appareils sont déconnectés tout de suite.',
      `Pendant ${days.leaving} jours, tu peux te connecter et rouvrir ton compte. Après, nous supprimons définitivement ton profil, tes photos, tes réponses, tes blocages et tes sessions. Notre équipe garde les signalements jusqu’à ${days.reports} jours après leur clôture. Tu pourras te réinscrire avec le même e-mail.`,
      'Tu veux une copie ? Télécharge d’abord tes données dans tes réglages. Se déconnecter ne supprime pas le compte.',
    ],
  },
  'resetting-my-password': {
    question: 'J’ai oublié mon mot de passe. Que faire ?',
    answer: () => [
      'Choisis « Mot de passe oublié ? » sur la page de connexion et saisis ton e-mail. S’il correspond à un compte, tu recevras un lien pour choisir un nouveau mot de passe. Le lien ne sert qu’une fois et reste valable une heure.',
      'Tous tes appareils sont déconnectés, et tu peux te connecter avec le nouveau mot de passe. Google et Facebook, si tu les utilisais, sont retirés de ton compte ; Google est ajouté à nouveau à ta prochaine connexion avec Google. Nous n’enregistrons qu’une empreinte de ton mot de passe : nous ne pouvons pas le lire, et nous ne te le demanderons jamais.',
    ],
  },
  'who-liked-me': {
    question: 'Est-ce que je peux voir à qui je plais ?',
    answer: () => [
      'Sur la page Likes, tout le monde peut voir son nombre de likes reçus et lire les mots reçus, sans les prénoms. Avec Premium, tu vois aussi qui c’est.',
      'Sans Premium, c’est quand même un match si tu likes en retour, et tu peux voir une personne à la fois : like ou passe, puis vois la suivante. Un like compte tout de suite, ou dans le quart d’heure si la personne masque son activité. Le nombre comprend les personnes à qui tu plais, qui sont visibles en ce moment, dont les préférences correspondent aux tiennes et qui attendent ta décision. Si tu bloques quelqu’un, ou si quelqu’un te bloque, il change le lendemain.',
      'Si un message dit que tu plais à quelqu’un ici et te demande de cliquer ou de payer pour savoir qui c’est, il ne vient pas de nous.',
    ],
  },
  location: {
    question: 'Comment ma position est-elle utilisée ?',
    answer: () => [
      'Ton profil peut indiquer une ville et un pays. Nous arrondissons leur position à une grille d’environ deux kilomètres avant de l’enregistrer : ta position exacte n’est donc jamais enregistrée.',
      'Nous ne demandons ta position à ton navigateur que si tu choisis de la partager. Les autres voient ta ville et ta distance approximative, mesurée entre des positions arrondies. Si tu masques ta distance dans tes réglages, on voit la plus grande ville de ta région à la place de la tienne.',
    ],
  },
  'technical-issues': {
    question: 'Quelque chose ne fonctionne pas. Que faire ?',
    answer: ({ support }: Names) => [
      'Vérifie d’abord ta connexion : un message s’affiche quand tu es hors ligne. Puis recharge la page, essaie un autre navigateur à jour, ou déconnecte-toi et reconnecte-toi.',
      `Si rien n’y fait, écris à ${support}. Dis-nous ce que tu as fait, ce que tu as vu, et quel appareil et quel navigateur tu utilises.`,
    ],
  },
  notifications: {
    question: 'Quelles notifications je reçois ?',
    answer: ({ brand }: Names) => [
      'Nous te prévenons des matchs, messages, likes, super likes, de tes recherches enregistrées, de Premium, des réponses à tes signalements et des photos qui ne peuvent pas être affichées. Pour chacun, tu choisis dans tes réglages si cela t’arrive dans l’appli, par e-mail ou en notification push. Tu peux aussi définir des heures calmes, et activer ou désactiver les notifications push sur chaque appareil. Elles ne nomment personne sur ton écran verrouillé, sauf si tu le veux.',
      `Nous t’envoyons toujours les e-mails qui concernent ton compte : les codes et liens que tu demandes, les changements de mot de passe, d’e-mail, de mode de connexion ou d’accès, quand notre équipe bannit, désactive ou réactive ton compte, quand Premium commence, change, se renouvelle à nouveau ou se termine, quand tu résilies ou te rétractes, ainsi que les paiements échoués et les remboursements. Tu reçois aussi des notifications sur la sécurité de ton compte, qui ne peuvent pas être désactivées. ${brand} n’envoie ni newsletter ni SMS.`,
      'Ne te fie pas aux messages qui demandent ton mot de passe, un code ou de l’argent, même s’ils semblent venir de nous.',
    ],
  },
};

export const messages: Translated<typeof en> = {
  title: 'Questions fréquentes',
  lead: 'Les réponses aux dix questions les plus courantes.',
  questions,
  more: {
    title: 'Encore une question ?',
    text: 'Écris-nous, nous t’aiderons.',
    action: 'Contacter l’assistance',
  },
};
