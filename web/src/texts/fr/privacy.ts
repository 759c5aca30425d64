import type { WebSettings } from '@kindred/contract/settings';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/privacy.ts';

interface Names {
  brand: string;
  support: string;
  /** How many days deleted data is kept. */
  days: { leaving: number; exports: number; reports: number };
  /** The text for the way in which this site takes payments. */
  byPayments: (texts: Record<WebSettings['payments'], string>) => string;
}

export interface Section {
  title: string;
  paragraphs: (names: Names) => string[];
  /** The subject, and its explanation. */
  points?: (names: Names) => (readonly [string, string])[];
}

const sections = {
  responsible: {
    title: 'Qui est responsable',
    paragraphs: ({ brand, support }) => [
      `« Nous » désigne les personnes qui exploitent ${brand} sur ce site. Nous décidons de ce qu’il advient de tes données et en sommes responsables (responsable du traitement). Tu peux nous joindre à ${support}.`,
      'Nous exploitons le logiciel nous-mêmes. Tes données restent chez nous, et rien n’est envoyé aux auteurs du logiciel.',
    ],
  },
  stored: {
    title: 'Ce que nous enregistrons',
    paragraphs: () => ['Nous n’enregistrons que ce dont le service a besoin :'],
    points: ({ byPayments }) => [
      [
        'Ton compte.',
        'Ton e-mail et s’il est confirmé, l’adresse précédente pendant les 72 heures qui suivent un changement, pour que celui-ci puisse être annulé depuis l’ancienne boîte mail, une empreinte de ton mot de passe, si ton compte est actif, sa date de création, et ta langue d’affichage. Plusieurs comptes peuvent attendre la confirmation du même e-mail ; un seul peut l’avoir. Nous supprimons un compte si son e-mail n’est pas confirmé dans les 30 jours.',
      ],
      [
        'Ton consentement.',
        'Le fait que tu as accepté notre usage des parties sensibles de ton profil, la version du texte acceptée, la date, et celle du retrait de ton consentement.',
      ],
      [
        'Les champs de ce site.',
        'Ce que tu écris dans les champs que nous avons ajoutés aux profils, et ce que tu y demandes aux autres. Pour les champs sensibles, aussi la date de ton accord. Si tu le retires, nous supprimons ce que tu y as écrit.',
      ],
      [
        'Ce que tu as accepté.',
        'Les versions de nos conditions et de pages semblables que tu as acceptées, la langue et la date.',
      ],
      [
        'Les codes et les liens.',
        'Des empreintes des derniers que nous t’avons envoyés, et combien de fois un code a été essayé. Nous les supprimons au plus tard un jour après leur expiration.',
      ],
      [
        'Ton profil.',
        'Ton prénom et ton nom, ta date de naissance, ton genre, ta présentation, ta ville et ton pays, tes centres d’intérêt, tes réponses aux accroches, tes photos et l’emplacement de ton visage, tes réponses à nos questions et l’importance qu’elles ont pour toi, qui tu veux rencontrer, avec l’âge et la distance, et les mots que tu masques.',
      ],
      [
        'Les blocages.',
        'Qui tu as bloqué, avec le prénom à ce moment-là, et quand, pour que vous ne vous voyiez pas. Nous ne le disons à personne d’autre.',
      ],
      [
        'Premium et ton activité.',
        'Si tu as Premium, quand il commence et se termine, et la date de ta dernière activité.',
      ],
      [
        'Les paiements.',
        byPayments({
          stripe:
            'Ta formule et un changement prévu de formule, ton crédit, tes factures avec leurs montants, les remboursements avec leur motif, les rétractations de contrats avec le nom que tu as donné et l’e-mail qui a reçu l’accusé de réception, si tu nous as demandé de commencer tout de suite, ce que tu as accepté au sujet du renouvellement en t’abonnant, la date de notre dernier rappel à ce sujet, et ton numéro de client chez le prestataire de paiement Stripe. Ton numéro de carte va de ton navigateur à Stripe, et jamais chez nous. Nous lisons chez Stripe la marque de la carte, ses quatre derniers chiffres et sa date d’expiration quand tu regardes tes cartes, et les quatre derniers chiffres pour t’écrire au sujet d’un remboursement. Si tu commences un essai gratuit, nous gardons pendant deux ans un code calculé à partir de la carte avec une clé secrète, sans ton nom ni ton compte, pour que chaque carte ne serve qu’à un essai. Ce code ne permet pas de retrouver la carte. Si tu prends Premium sans nous demander de commencer tout de suite, nous gardons un tel code avec ton compte pendant 18 jours et, si tu te rétractes, pendant deux ans sans ton nom ni ton compte, pour que chaque carte ne soit remboursée en entier qu’une fois. Quand ton compte est supprimé, les montants et les codes gardés deux ans restent sans toi, de même que ce que tu as accepté, jusqu’à trois ans après la fin du contrat. Stripe te supprime de ses clients.',
          sandbox:
            'Les paiements sur ce site sont un test : il n’accepte que des cartes de test, aucun argent ne circule et aucune carte ne quitte ce serveur. N’y saisis jamais une vraie carte. Nous enregistrons ta formule et un changement prévu de formule, ton crédit, tes factures de test avec leurs montants, les remboursements avec leur motif, les rétractations de contrats avec le nom que tu as donné et l’e-mail qui a reçu l’accusé de réception, si tu nous as demandé de commencer tout de suite, ce que tu as accepté au sujet du renouvellement en t’abonnant, la date de notre dernier rappel à ce sujet, et la marque, les quatre derniers chiffres et la date d’expiration de la carte de test. Si tu commences un essai gratuit, nous gardons pendant deux ans un code calculé à partir de la carte de test avec une clé secrète, sans ton nom ni ton compte. Si tu prends Premium sans nous demander de commencer tout de suite, nous gardons un tel code avec ton compte pendant 18 jours et, si tu te rétractes, pendant deux ans sans ton nom ni ton compte, pour que chaque carte ne soit remboursée en entier qu’une fois. Quand ton compte est supprimé, les montants et les codes gardés deux ans restent sans toi, de même que ce que tu as accepté, jusqu’à trois ans après la fin du contrat.',
          none: 'Premium ne peut pas être acheté sur ce site, nous n’enregistrons donc aucun paiement. Si notre équipe t’offre Premium, nous enregistrons jusqu’à quand et pourquoi.',
        }),
      ],
      [
        'Tes modes de connexion.',
        'Si tu utilises Google ou Facebook : lequel des deux, et ton numéro de compte chez lui, jusqu’à ce que tu le supprimes.',
      ],
      [
        'Les likes, les profils passés et les matchs.',
        'Qui tu likes, passes ou mets en favori, la photo ou la réponse que tu as likée et ce qu’elle disait, tes mots, tes matchs avec leur prénom à ce moment-là, et combien de likes tu as envoyés aujourd’hui. Ton like n’est visible que par une personne qui a Premium, qui te like aussi ou qui ouvre ton like, ce qui n’est possible qu’un like à la fois. Les autres voient seulement le nombre de likes et les mots reçus, sans les noms, sauf si tu envoies un super like, qui montre tout de suite qui tu es. Ton like compte tout de suite, ou dans le quart d’heure si tu masques ton activité. Un blocage change le nombre le lendemain. En mode incognito, les personnes que tu likes peuvent voir ton profil, ce qui leur apprend la même chose, et celles que tu as likées avant continuent de te voir. Si tu masques ton activité, elles te voient dans le quart d’heure et non tout de suite, sauf si tu envoies un super like. Nous ne disons jamais à personne que tu as passé son profil ou que tu l’as mis en favori. Cela ne change rien à l’ordre dans lequel les personnes sont montrées. Une fois par nuit, nous calculons à partir des profils et des réponses ouvertes combien de personnes te verraient en premier. Ce nombre aide à ordonner les personnes que voient les membres, et n’est montré à personne. Les recherches que tu enregistres, avec leurs noms et leurs filtres, et la date à partir de laquelle d’autres ont pu te trouver, pour compter les nouvelles personnes pour les membres qui l’ont demandé.',
      ],
      [
        'Les messages.',
        'Ce que vous vous écrivez, tes matchs et toi, avec les photos, les réactions et les brouillons, et jusqu’à quel message chaque personne a reçu et lu. L’autre personne garde ce que tu as envoyé jusqu’à ce que tu le supprimes pour vous deux, ou que l’un des comptes soit supprimé. Notre équipe ne voit les messages que sous forme de copie jointe à un signalement. Si quelqu’un qui t’a écrit est banni pour fraude, nous te prévenons. Pendant un an, nous gardons son prénom, la date de son dernier message, et celle de notre alerte ou de son retrait.',
      ],
      [
        'Tes notifications.',
        'Tes notifications, si tu les as lues, et tes réglages de notifications avec tes heures calmes et ton fuseau horaire. Pendant une semaine, si chacune a été envoyée par e-mail ou en notification push. Pour chaque appareil avec notifications push, son adresse chiffrée auprès du service push de son navigateur. Nous la supprimons quand tu les désactives ou te déconnectes sur cet appareil.',
      ],
      [
        'Les signalements.',
        'Ce que tu as signalé et nos réponses. Si quelqu’un te signale : ce que cette personne a écrit, et une copie de ton profil et de tes photos à ce moment-là, pour que notre équipe puisse décider.',
      ],
      [
        'Premiers messages.',
        'Des règles de ce site cherchent des arnaques et des abus dans les messages aux personnes qui ne t’ont pas encore répondu : des mots, des liens, le même texte envoyé à beaucoup de monde, et le nombre de nouvelles personnes à qui tu écris ou que tu likes. Un programme les applique, et personne dans notre équipe ne lit les messages. Pour cela, nous gardons une semaine à qui tu as écrit en premier et une empreinte de chaque texte, à partir de laquelle on ne peut pas le lire, 60 jours quelle règle a trouvé quelque chose, et un an si tes premiers messages ont été ralentis ou retenus, et ce que tu en as dit. Une règle ne bannit jamais personne : c’est une personne qui décide.',
      ],
      [
        'La vérification des photos.',
        'Un programme sur notre serveur estime pour chaque nouvelle photo la probabilité qu’elle montre de la nudité, pour qu’elle arrive floutée dans un chat et soit vérifiée sur un profil. Il peut se tromper, et c’est une personne qui décide pour les profils. Aucune photo ne quitte notre serveur pour cela. Nous gardons l’estimation avec la photo.',
      ],
      [
        'La vérification des photos de profil.',
        'Si tu la fais : ton accord, une image de ton visage dans une pose demandée, ce que ton appareil en a remarqué (par exemple si elle est nette) et ce que tu écris. Une personne de notre équipe la compare à tes photos. L’image est supprimée avec la décision, au plus tard après 30 jours, et ne figure dans aucune sauvegarde ; aucun modèle de ton visage n’est calculé. Pendant 180 jours, nous gardons la décision et son motif, et avec un badge son mois, ainsi que la photo principale, le prénom et la date de naissance concernés. Tu peux te retirer à tout moment, ce qui supprime ce que tu as envoyé et le badge.',
      ],
      [
        'Images intimes.',
        'Une empreinte de chaque photo, pour trouver les copies. Si quelqu’un nous demande de retirer une image intime : son nom et son contact, ce qui a été écrit, et l’empreinte de l’image si elle a été fournie, aussi longtemps que les signalements. L’image elle-même est lue une fois et n’est pas enregistrée. Nous gardons cinq ans les empreintes d’une image retirée, pour que personne ne puisse l’envoyer à nouveau.',
      ],
      [
        'Les notes de l’équipe.',
        'Les notes que notre équipe prend sur un compte en traitant un signalement ou une question.',
      ],
      [
        'Ton fichier de données.',
        'Si tu demandes une copie de tes données : le fichier, jusqu’à son expiration.',
      ],
      [
        'Les requêtes récentes.',
        'Nos réponses quand tu envoies quelque chose, pendant un jour, pour que rien ne soit enregistré deux fois si ta connexion est coupée.',
      ],
      [
        'Tes sessions.',
        'Pour chaque appareil connecté : le début et la fin de la session, le nom du navigateur et ton adresse IP.',
      ],
      [
        'Les décisions de notre équipe.',
        'Quand nous désactivons ou bannissons un compte, ou lui offrons Premium : le motif et la date de fin. Si nous bannissons quelqu’un pour fraude, nous indiquons à toutes les personnes à qui ce compte a écrit le prénom et le motif de fraude. Nous retirons cette alerte si le bannissement est annulé. Nous gardons le nombre de personnes prévenues. Notre journal d’audit consigne qui l’a fait, quand et depuis quelle adresse IP. Il consigne aussi chaque ouverture de ton compte par quelqu’un de l’équipe.',
      ],
      [
        'Si un autre service nous a transmis tes données.',
        'Si les membres d’un autre service sont importés ici : ce que ce service avait sur toi, jusqu’à ton accord ou ta suppression par le lien de notre e-mail, et 30 jours au plus après cet e-mail. Personne ne le voit avant ton accord. Si tu supprimes ces données, nous gardons pendant 3 ans une empreinte de ton e-mail, qui ne permet pas de le lire, pour ne plus t’inviter.',
      ],
      [
        'Si tu travailles ici.',
        'Ton rôle, la clé chiffrée de ton application d’authentification, des empreintes de tes codes de secours, et tes vues enregistrées. Si nous t’invitons dans l’équipe : ton e-mail et ton rôle, jusqu’à ce que tu acceptes, que nous révoquions l’invitation ou qu’elle ait expiré depuis longtemps.',
      ],
      [
        'Si quelqu’un t’a donné une invitation.',
        'Si tu t’inscris avec un code : lequel, jusqu’à la suppression de ton compte. Notre équipe voit de qui il vient ; cette personne voit seulement combien de gens se sont inscrits.',
      ],
      [
        'Les tentatives.',
        'Combien de fois quelqu’un a récemment essayé de se connecter, de s’inscrire ou de demander un e-mail, par compte et par adresse IP, pour empêcher de deviner les mots de passe.',
      ],
      [
        'Le nombre de profils que tu consultes.',
        'Pendant un jour, quels profils tu as vus, sous forme de nombres sans noms, et combien de fois tu as changé ton genre, ta date de naissance ou ton lieu. Cela empêche de copier des profils en masse. Si tu atteins une de ces limites, notre équipe peut le voir pendant 30 jours.',
      ],
    ],
  },
  purpose: {
    title: 'À quoi elles nous servent',
    paragraphs: () => [
      'Nous utilisons ton compte et tes sessions pour te connecter et empêcher les autres d’y entrer, et ton profil pour le montrer aux autres membres. Ces données sont nécessaires pour fournir le service que tu as demandé. La sécurité du service est un intérêt légitime, le nôtre et celui de nos membres.',
      'Ton genre, tes préférences de rencontre et tes réponses aux questions peuvent révéler quelque chose de ta vie privée. Nous ne les utilisons que pour ton profil et pour les rencontres, avec ton consentement. Tu peux retirer ton consentement à tout moment dans tes réglages. Nous les supprimons alors tout de suite, et fermons et supprimons ton compte, car nous ne pouvons pas te présenter à d’autres sans elles.',
      'Nous n’affichons pas de publicité, ne vendons ni ne louons tes données, et ne te suivons pas sur le web.',
    ],
  },
  visible: {
    title: 'Qui peut les voir',
    paragraphs: ({ byPayments }) => [
      'Tu peux voir tes données. Notre équipe peut voir ce qu’il lui faut pour t’aider et protéger les membres. Tout ce qu’elle modifie est consigné dans un journal qu’elle ne peut pas modifier. Personne ne peut lire ton mot de passe, pas même notre équipe.',
      'Quand ton profil est complet, d’autres membres peuvent le voir si vous correspondez à ce que vous cherchez, ou s’ils en ont le lien. Ils voient ton prénom, ton âge, ton genre, ta ville, ta distance approximative, tes photos, ta présentation, tes accroches et tes centres d’intérêt, et, si tu le permets, ta dernière activité, arrondie à l’heure. Si tu masques ta distance, ils voient la plus grande ville de ta région à la place de la tienne. Ils ne voient jamais ton nom, ta date de naissance, ton e-mail, ta position ni tes réponses aux questions. Tu choisis lesquelles de tes réponses sont ouvertes ; au départ, ce sont celles à cinq questions sur la vie quotidienne et ce que tu espères trouver. Les réponses ouvertes servent au score que voit quelqu’un d’autre, au nombre de questions sur lesquelles vous êtes d’accord, et à trois d’entre elles au plus qui sont nommées : quelqu’un pourrait donc deviner une réponse ouverte et les réponses que tu acceptes. Les réponses masquées servent seulement à ce que tu vois toi-même. Comme ton profil n’est montré qu’aux personnes qui correspondent, quelqu’un peut aussi en déduire que tu cherches des personnes de son genre, de son âge et à sa distance.',
      'Tu peux mettre ton profil en pause dans tes réglages. Les personnes que tu bloques ne peuvent pas te trouver.',
      'Si tu te connectes avec Google ou Facebook, cette entreprise le sait, et nous donne ton e-mail, ton prénom et ton identifiant chez elle. Nous ne lui communiquons rien d’autre.',
      byPayments({
        stripe:
          'Si tu achètes Premium, Stripe traite le paiement. Stripe reçoit ta carte, l’identifiant de ton compte ici et ce que tu paies, mais ne reçoit jamais de nous ton nom, ton e-mail ni ton profil. Ses scripts ne sont chargés que sur les deux pages où tu saisis une carte.',
        sandbox:
          'Si tu essaies Premium, le paiement est un test qui se déroule sur ce serveur. Aucun prestataire de paiement ne reçoit quoi que ce soit sur toi.',
        none: 'Premium ne peut pas être acheté sur ce site : aucun prestataire de paiement ne reçoit donc quoi que ce soit sur toi.',
      }),
      'Si tu actives les notifications push, le service push de ton navigateur, par exemple celui de Google, Apple, Mozilla ou Microsoft, les transmet. Il peut voir que ton appareil reçoit une notification de nous, et quand. Il ne peut pas les lire.',
      'Nous ne communiquons tes données à personne d’autre, sauf si la loi l’exige.',
    ],
  },
  location: {
    title: 'Ta position',
    paragraphs: () => [
      'Nous arrondissons la position de ta ville à une grille d’environ deux kilomètres avant de l’enregistrer. Ta position exacte n’est jamais enregistrée.',
      'Si tu le souhaites, tu peux indiquer ta position avec ton navigateur, qui te demande l’autorisation. Nous l’arrondissons de la même façon avant de l’enregistrer. Les distances sont mesurées entre des positions arrondies.',
    ],
  },
  browser: {
    title: 'Ce qui reste dans ton navigateur',
    paragraphs: ({ byPayments }) => [
      'Nous n’utilisons pas de cookies. Quand tu te connectes, ton navigateur enregistre deux clés de session et quelques informations sur toi, comme ton nom, dans son stockage local, sous « token », « refreshToken » et « user ». La déconnexion supprime les trois. Un nombre aléatoire nommé « device » reste, pour que des mots de passe erronés saisis ailleurs ne puissent pas te bloquer ici. De même, parfois, un code nommé « seen-until », pour que nos serveurs te montrent toujours ce que tu as modifié. Les réponses aux questions, ainsi que tes likes et profils passés avec les prénoms, y sont aussi gardés, sous « unsaved-answers » et « unsent-choices », jusqu’à ce que notre serveur les ait ou que tu te déconnectes. De même les messages qui attendent de partir, sous « unsent-messages » et « refused-messages ».',
      'Pour que tu puisses lire sans connexion, ton navigateur garde aussi ce qu’il t’a montré en dernier, dans une base de données nommée « kept » : tes 20 conversations les plus récentes, jusqu’à 50 messages de chacune de celles que tu as ouvertes, et les dernières cartes de Découvrir. Les photos n’y sont pas. Elle est supprimée quand tu te déconnectes, quand quelqu’un d’autre se connecte, et quand ta session se termine pour une autre raison, comme un bannissement. Une conversation terminée est supprimée au prochain chargement de ta liste de conversations. Ce qui a plus de 7 jours n’est pas affiché, et est supprimé quand tu rouvres tes conversations ou tes cartes.',
      'Pendant que tu t’inscris ou remplis ton profil, cet onglet retient ce que tu as saisi, sauf ton mot de passe, jusqu’à l’enregistrement, à la déconnexion ou à sa fermeture. Si tu choisis une autre langue, il retient aussi ce que tu as saisi, sauf les mots de passe, jusqu’à ce que la page s’affiche dans cette langue. Jusqu’à la déconnexion ou à sa fermeture, il retient aussi tes 20 derniers choix dans Découvrir avec leurs cartes, pour que tu puisses encore les annuler après un rechargement.',
      `Ton réglage de mode clair ou sombre y est aussi enregistré, de même que la langue choisie, sous « language ». Pendant que tu utilises Premium, ton navigateur garde aussi ton abonnement, tes cartes sans leurs numéros et tes dernières factures, sous « subscription », jusqu’à la déconnexion. Tous les scripts, polices et images viennent de ce site, et aucune autre entreprise ne sait donc que tu l’as visité${byPayments(
        {
          stripe:
            ', sauf sur les pages où tu saisis une carte, qui chargent des scripts de Stripe.',
          sandbox: '.',
          none: '.',
        },
      )}`,
    ],
  },
  rights: {
    title: 'Durées de conservation et tes droits',
    paragraphs: ({ support, days }) => [
      'Une session se termine quand tu te déconnectes, après 30 jours sans utilisation, et après 90 jours au plus tard. Nous supprimons ses données la nuit suivante. Nous supprimons les codes la nuit après leur expiration, les tentatives comptées après deux jours, les requêtes récentes après un jour, et les notifications après un an. Des programmes de notre équipe, comme un robot dans sa messagerie, peuvent être informés d’un nouveau compte, d’un signalement ou d’un paiement : par un numéro, ou avec le nom et l’adresse e-mail. Nous conservons ce qui a été envoyé pendant 30 jours, ou jusqu’à la suppression du compte.',
      `Nous gardons ton compte et ton profil jusqu’à ce que tu supprimes ton compte dans les réglages. Il est fermé tout de suite, et tu peux le rouvrir pendant ${days.leaving} jours. Dans l’heure qui suit ce délai, nous supprimons tout : ton compte, ton profil, tes photos et leurs fichiers, tes réponses, tes blocages, tes notifications, tes sessions, ton consentement, les notes et ton fichier de données.`,
      `Nous gardons les signalements de personnes, faits par toi ou à ton sujet, jusqu’à ${days.reports} jours après leur clôture, pour protéger les autres et parce que nous pouvons avoir à expliquer nos décisions. Ils ne sont plus liés à ton compte, mais contiennent ce que tu as écrit ou ce que disait ton profil au moment du signalement. Les entrées de notre journal d’audit restent aussi, mais nous retirons ce qu’elles disent des comptes supprimés. Après un bannissement, nous gardons un code calculé à partir de ton e-mail avec une clé secrète, qui ne permet pas de retrouver l’e-mail, jusqu’à la fin du bannissement, ou pendant dix ans s’il n’a pas de fin. D’ici là, aucun nouveau compte ne peut utiliser cet e-mail. Si un membre de notre équipe a fait quelque chose, son nom, son e-mail et son adresse IP y restent attachés, même après son départ.`,
      `Dans tes réglages, tu peux demander une copie de tes données dans un fichier lisible par une machine. Tu peux la télécharger pendant ${days.exports} jours, dans tes réglages ou par le lien que nous t’envoyons.`,
      `Tu peux nous demander l’accès au reste de tes données, leur rectification, leur limitation ou leur effacement, et tu peux t’opposer à leur traitement. Écris à ${support} depuis l’e-mail de ton compte. Si notre réponse ne te satisfait pas, tu peux introduire une réclamation auprès de l’autorité de protection des données de ton pays (en France, la CNIL).`,
    ],
  },
  age: {
    title: 'Âge, modifications et contact',
    paragraphs: ({ brand }) => [
      `${brand} n’est pas destiné aux moins de 18 ans. Si tu connais quelqu’un de plus jeune qui a un compte, dis-le-nous, et nous regarderons tout de suite.`,
      'Quand nous modifions cette politique, nous en indiquons la date en haut. Si quelque chose n’est pas clair, demande-nous.',
    ],
  },
} satisfies Record<keyof (typeof en)['sections'], Section>;

export const messages: Translated<typeof en> = {
  title: 'Politique de confidentialité',
  updated: 'Dernière mise à jour : 20 oct. 2025',
  added: 'Précisions ajoutées depuis, les plus récentes le 29 nov. 2026',
  lead: (brand: string) =>
    `Ce que ${brand} sait de toi, à quoi cela sert, qui peut le voir et ce que tu peux y faire.`,
  contents: 'Sur cette page',
  sections,
  contact: 'Contacter l’assistance',
  accessibility: 'Accessibilité',
};
