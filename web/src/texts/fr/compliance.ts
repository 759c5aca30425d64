import type { Duty, DutyState } from '@kindred/contract/compliance';
import type { LawName } from '@kindred/contract/compliance/laws';

const laws: Readonly<Record<LawName, string>> = {
  eu: 'Union européenne',
  uk: 'Royaume-Uni',
  us: 'États-Unis',
  au: 'Australie',
};

const states: Readonly<Record<DutyState, string>> = {
  done: 'Fait',
  due: 'À faire',
  'not-needed': 'Pas nécessaire',
};

/** What a duty is called, and what it means here. */
const duties: Readonly<Record<Duty['code'], readonly [title: string, about: string]>> = {
  'eu.imprint': [
    'Qui gère le site',
    'Nom, adresse et contact de qui gère le site, sur une page que tout le monde trouve. Indique-les dans la mise en route et publie des mentions légales.',
  ],
  'eu.terms': [
    'Conditions d’utilisation',
    'Des conditions claires que les membres acceptent et qui disent ce qui est interdit. Publie une page et rends-la obligatoire.',
  ],
  'eu.notice': [
    'Signaler un contenu illégal',
    'Tout le monde peut signaler un contenu sans compte, reçoit un accusé et lit la décision.',
  ],
  'eu.reasons': [
    'Motifs de chaque décision',
    'Les membres lisent pourquoi un de leurs contenus a été retiré ou limité, et ce qu’ils peuvent faire.',
  ],
  'eu.appeals': [
    'Contestations',
    'Les membres peuvent contester les décisions. Les petites entreprises en sont dispensées.',
  ],
  'eu.transparency': [
    'Rapport annuel de transparence',
    'Chiffres sur les signalements, décisions et contestations, prêts à publier. Les petites entreprises en sont dispensées.',
  ],
  'eu.minors': [
    'Protection des mineurs',
    'Seuls les adultes peuvent s’inscrire. Note si la date de naissance suffit ou si un contrôle de l’âge est nécessaire.',
  ],
  'eu.representative': [
    'Représentant dans l’Union européenne',
    'Qui propose un service dans l’Union depuis l’extérieur y désigne un représentant. Note qui c’est.',
  ],
  'eu.withdrawal': [
    'Bouton de rétractation',
    'Les membres peuvent se rétracter pendant 14 jours en deux clics, aussi depuis l’e-mail, avec accusé et remboursement.',
  ],
  'eu.accessibility': [
    'Déclaration d’accessibilité',
    'Une page dit dans quelle mesure les personnes handicapées peuvent utiliser le site et comment signaler un obstacle.',
  ],
  'eu.privacy': [
    'Politique de confidentialité',
    'Elle est rédigée d’après les réglages du site, avec tes propres parties.',
  ],
  'eu.consent': [
    'Consentement aux données sensibles',
    'Les membres donnent leur accord avant l’usage de données sensibles et peuvent le retirer.',
  ],
  'eu.access': [
    'Copie et effacement des données',
    'Les membres téléchargent leurs données et suppriment leur compte eux-mêmes, dans leurs réglages.',
  ],
  'eu.records': [
    'Registre des traitements',
    'Quelles données tu traites, pourquoi, combien de temps et qui les reçoit.',
  ],
  'eu.impact': [
    'Analyse d’impact',
    'Ce qui pourrait mal tourner pour les membres avec des données sensibles, et ce que tu fais contre.',
  ],
  'eu.officer': [
    'Délégué à la protection des données',
    'Qui traite des données sensibles à grande échelle désigne un délégué. Note qui c’est, ou pourquoi tu n’en as pas besoin.',
  ],
  'uk.illegal-content': [
    'Évaluation des risques de contenu illégal',
    'La probabilité de chaque type de contenu illégal sur ton site, et ce que tu fais contre. Une fois par an, et avant tout grand changement.',
  ],
  'uk.children': [
    'Évaluation de l’accès des enfants',
    'Si des enfants risquent d’entrer, et comment tu l’empêches.',
  ],
  'uk.intimate-images': [
    'Photos de nu non désirées',
    'Les photos sont vérifiées avant l’envoi, et un nu probable arrive flouté.',
  ],
  'uk.complaints': [
    'Signalements et réclamations',
    'Tout le monde peut signaler et se plaindre, aussi d’une décision.',
  ],
  'uk.responsible': [
    'Personne responsable',
    'Nomme la personne qui répond de la sécurité sur ton site.',
  ],
  'uk.fee': [
    'Redevance de protection des données',
    'Qui traite des données personnelles paie une redevance annuelle à l’autorité (ICO). Note ton enregistrement.',
  ],
  'uk.subscriptions': [
    'Règles des abonnements',
    'Deux délais de réflexion et des rappels avant le renouvellement. Annoncé pour 2027 : compare les règles définitives avec ton site et note le résultat.',
  ],
  'us.take-down': [
    'Photos intimes',
    'Tout le monde peut demander le retrait d’une photo intime de soi, masquée sous 48 heures.',
  ],
  'us.renewal-consent': [
    'Accord au renouvellement',
    'Qui achète accepte le renouvellement, et l’accord est gardé trois ans après la fin.',
  ],
  'us.renewal-reminder': [
    'Rappel annuel',
    'Chaque année, un e-mail dit que premium se renouvelle, son prix et comment résilier.',
  ],
  'us.price-notice': [
    'Annonce des nouveaux prix',
    'Les abonnés apprennent un nouveau prix au moins 14 jours avant de le payer.',
  ],
  'us.cancel': [
    'Résilier',
    'Premium se résilie là où il a été acheté, sans appel ni lettre, et un achat peut être annulé pendant 14 jours.',
  ],
  'us.fraud-bans': [
    'Alertes sur les fraudes',
    'Qui a échangé avec une personne bannie pour fraude en est informé sous une heure.',
  ],
  'us.account-changes': [
    'Changements du compte',
    'Les membres reçoivent un e-mail quand leur mot de passe, leur adresse ou leur connexion change.',
  ],
  'us.screening': [
    'Pas de vérification des antécédents',
    'Les membres lisent que tu ne vérifies pas les casiers judiciaires. Les conseils de sécurité le disent ; certains États le veulent aussi sur les profils ou dans les messages. Note ta décision.',
  ],
  'us.safety-policy': [
    'Politique de sécurité et rapport annuel',
    'Une politique de sécurité publique et un rapport chiffré chaque année. Note où ils se trouvent.',
  ],
  'au.safe-dating': [
    'Informations de sécurité',
    'Conseils pour se rencontrer, numéros d’aide et moyens de signaler, sur une page pour tous.',
  ],
  'au.code-signed': [
    'Code du secteur',
    'Note si tu as adhéré au code du secteur et qui est ton contact.',
  ],
  'au.expectations': [
    'Attentes de base en matière de sécurité',
    'Évalue les risques de ton site et ce que tu fais contre.',
  ],
  'au.removal': [
    'Demandes de retrait',
    'L’autorité (eSafety) peut exiger un retrait sous 24 heures. Note qui reçoit la demande, et à quelle adresse.',
  ],
};

export const messages = {
  laws,
  states,
  duties,
  about:
    'Ce que la loi demande à un site de rencontres, ce que fait le service et ce qui t’incombe.',
  counsel:
    'Ces textes sont des projets et non un conseil juridique. Fais-les lire par un avocat de ton pays.',
  loading: 'Chargement des obligations…',
  failed: 'Impossible de charger les obligations',
  again: 'Réessayer',
  noPremium: 'Premium n’est pas vendu ici.',
  inside: 'Tu es dans l’Union européenne.',
  notOffered: 'Personne ne peut s’inscrire depuis là-bas.',
  open: 'Ouvrir',
  fill: 'Remplir',
  look: 'Revoir',
  asOf: (day: string) => `Comparé aux lois le ${day}`,
  later: (day: string) => `S’applique à partir du ${day}`,
  filled: (day: string) => `Rempli le ${day}`,
  old: (day: string) => `Rempli pour la dernière fois le ${day} ; à refaire chaque année`,
  counts: (done: string, due: string) => `${done} faites, ${due} à faire`,
  openOf: (name: string) => `Ouvrir : ${name}`,
  fillOf: (name: string) => `Remplir : ${name}`,
  lookOf: (name: string) => `Revoir : ${name}`,
};
