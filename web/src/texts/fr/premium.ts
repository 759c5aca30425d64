import type { PlanId } from '@kindred/contract/premium/plans';
import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import {
  formatNumber,
  formatPercent,
  formatSiteDate as formatDate,
} from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/premium.ts';
import { planChange } from './plan-change.ts';

export const every: Record<PlanId, string> = {
  monthly: 'par mois',
  quarterly: 'tous les 3 mois',
  annual: 'par an',
};

const aDay = (count: number, one: string, other: string) =>
  `${formatNumber(count)} ${plural(count, { one, other })} par jour`;
const likes = (count: number) => aDay(count, 'like', 'likes');
const superlikes = (count: number) => aDay(count, 'super like', 'super likes');
const undos = (count: number) => aDay(count, 'retour en arrière', 'retours en arrière');
/** The name of a plan in a sentence. */
const inWords = (plan: string) => `formule ${plan.toLowerCase()}`;
const incognito = 'Incognito : seules les personnes que tu likes te voient';

export const messages: Translated<typeof en> = {
  loading: 'Chargement…',
  failed: 'Impossible de charger cette page',
  again: 'Réessayer',
  clock: (date: string) => `Horloge des paiements : ${date}`,
  plans: {
    names: { monthly: 'Mensuelle', quarterly: 'Trimestrielle', annual: 'Annuelle' },
    title: 'Va plus loin avec Premium',
    titleLiked: 'Découvre à qui tu plais déjà',
    titleOwn: 'Tu as Premium',
    about: 'Davantage de likes et de retours en arrière, et la liste des personnes à qui tu plais.',
    liked: (count: number) =>
      plural(count, {
        one: `${formatNumber(count)} personne t’attend. Premium te montre qui c’est.`,
        other: `${formatNumber(count)} personnes t’attendent. Premium te montre qui c’est.`,
      }),
    own: 'Voici ce que tu as et ce que tu peux changer.',
    ownEnds: (date: string) => `Il se termine le ${formatDate(date)}. Plus rien ne sera débité.`,
    choose: 'Formule',
    perMonth: 'par mois',
    save: (percent: number) => `${formatPercent(percent)} d’économie`,
    billed: (price: string, plan: PlanId) => `${price} ${every[plan]}`,
    yours: 'Ta formule',
    today: (plan: string, price: string) => `${plan}, ${price} aujourd’hui`,
    ownPlan: (plan: string) => `Ta formule : ${plan}`,
    other: (plan: string, price: string) => `${plan}, ${price}`,
    otherAbout: 'L’étape suivante montre ce que coûte le changement et quand il a lieu.',
    endsTitle: (plan: string, date: string) =>
      `Ta ${inWords(plan)} se termine le ${formatDate(date)}`,
    endsAbout: 'Garde Premium pour qu’il se renouvelle comme avant.',
    endsOther: (plan: string) =>
      `Garde d’abord Premium. Tu pourras ensuite passer à la ${inWords(plan)}.`,
    trial: (plan: string, days: number) => `${plan}, ${days} jours gratuits`,
    renews: (price: string, plan: PlanId) =>
      `Puis ${price} ${every[plan]}. Résiliable à tout moment.`,
    renewsOn: (date: string) => `Renouvellement le ${formatDate(date)}. Résiliable à tout moment.`,
    afterTrial: (price: string, plan: PlanId) =>
      `Puis ${price} ${every[plan]}. Résiliable à tout moment.`,
    buy: 'Passer au paiement',
    change: (plan: string) => `Passer à la ${inWords(plan)}`,
    manage: 'Gérer Premium',
    off: 'Premium n’est pas encore disponible ici.',
    verify: 'Confirme d’abord ton e-mail. Tu pourras ensuite prendre Premium.',
    toVerify: 'Saisir le code',
  },
  rights: {
    title: 'Ce que ça t’apporte',
    label: 'Gratuit et Premium côte à côte',
    right: 'Avantage',
    free: 'Gratuit',
    premium: 'Premium',
    unlimited: 'Illimité',
    yes: 'Oui',
    no: 'Non',
    names: {
      likesPerDay: 'Likes par jour',
      superlikesPerDay: 'Super likes par jour',
      undosPerDay: 'Retours en arrière par jour',
      seesLikes: 'Voir à qui tu plais',
      filters: 'Filtres',
      incognito,
    },
    seesLikes: { true: 'Les profils', false: 'Le nombre, et un à la fois' },
    filters: { true: 'Tous', false: 'Âge, distance et genre' },
    note: 'Tout le reste est pareil pour tout le monde : parcourir les profils, les matchs, la sécurité et l’assistance.',
  },
  benefits: {
    title: 'Ce qui est compris',
    seesLikes: 'Voir toutes les personnes à qui tu plais',
    likesPerDay: (count: number | null) => (count === null ? 'Likes illimités' : likes(count)),
    superlikesPerDay: superlikes,
    undosPerDay: (count: number | null) =>
      count === null ? 'Retours en arrière illimités' : undos(count),
    filters: 'Tous les filtres',
    incognito,
  },
  checkout: {
    title: 'Paiement',
    back: 'Toutes les formules',
    summary: 'Ta commande',
    due: 'À payer aujourd’hui',
    free: (days: number) => `${days} jours gratuits`,
    later: (price: string, date: string) => `Puis ${price} le ${formatDate(date)}`,
    payWith: 'Payer avec',
    otherCard: 'Une autre carte',
    card: (brand: string, last4: string) => `${brand} se terminant par ${last4}`,
    coupon: 'Code promo (facultatif)',
    couponOf: (code: string) => `Code promo ${code}`,
    percentOff: (percent: number) =>
      `${formatPercent(percent)} de réduction sur le premier paiement`,
    amountOff: (amount: string) => `${amount} de réduction sur le premier paiement`,
    owed: 'Montant encore dû',
    pay: (price: string) => `Payer ${price}`,
    payNothing: 'Commencer Premium',
    payNow: (price: string) => `Payer ${price} maintenant, sans essai`,
    startTrial: 'Commencer l’essai gratuit',
    paying: 'Paiement…',
    starting: 'Démarrage…',
    confirming: 'Vérification de ton paiement…',
    done: 'Tu as Premium',
    doneAbout: 'Ton paiement est passé. Tu peux tout utiliser dès maintenant.',
    doneTrial: 'Ton essai gratuit a commencé. Tu peux tout utiliser dès maintenant.',
    ownAbout: 'C’est ta formule. Tu peux tout utiliser dès maintenant.',
    ownFailed: 'Ton paiement a échoué',
    toLikes: 'Voir à qui tu plais',
    toDiscover: 'Découvrir des profils',
    manage: 'Gérer Premium',
    stillOpen:
      'Ton paiement n’est pas passé, et rien n’a été débité. Réessaie ou utilise une autre carte.',
    off: 'Premium ne peut pas être acheté ici pour le moment.',
  },
  planned: {
    title: (plan: string, date: string) => `Ta ${inWords(plan)} commence le ${formatDate(date)}`,
    line: (to: string, date: string, from: string) =>
      `Ta ${inWords(to)} commence le ${formatDate(date)}. D’ici là, tu gardes la ${inWords(from)}.`,
    afterRefund:
      'Des jours de la période actuelle ont été remboursés, elle se termine donc d’abord.',
    until: (from: string) => `D’ici là, tu gardes la ${inWords(from)}.`,
    keep: (plan: string) => `Garder la ${inWords(plan)}`,
    kept: (plan: string) => `Tu gardes la ${inWords(plan)}. Le changement prévu est annulé.`,
  },
  credit: {
    title: 'Crédit',
    line: (amount: string) => `Crédit : ${amount}, utilisé pour tes prochains paiements.`,
    given: 'Il n’a pas été payé par carte : il ne peut donc pas y être remboursé.',
    getBack: (amount: string) => `Récupérer ${amount}`,
    refunded: (amount: string) =>
      `Remboursement en route vers ta carte : ${amount}. Cela prend 5 à 10 jours.`,
    usedUp: 'Ton crédit a servi à un paiement entre-temps.',
    lost: (amount: string) => `Tu perdrais ${amount} de crédit. Récupère plutôt cette somme.`,
    lostGiven: (amount: string) =>
      `Tu perdrais ${amount} de crédit. Ce crédit n’a pas été payé par carte.`,
  },
  change: planChange,
  card: {
    label: 'Carte',
    loading: 'Chargement du formulaire de carte…',
    failed:
      'Le formulaire de carte n’a pas pu être chargé. Vérifie ta connexion et ton bloqueur de contenu.',
    test: 'Formulaire de carte de test',
    testAbout:
      'Ce site n’accepte que des cartes de test. Aucun argent ne circule. N’y saisis jamais une vraie carte.',
    number: 'Numéro de carte',
    expires: 'Date d’expiration',
    expiresHint: 'MM / AA',
    code: 'Code de sécurité',
    cards: 'Cartes de test',
    take: 'Utiliser',
    takeCard: (about: string) => `Utiliser la carte qui ${about}`,
    numberWrong: 'Saisis le numéro de carte complet.',
    expiresWrong: 'Saisis le mois et l’année, par exemple 04 / 30.',
    codeWrong: 'Saisis les 3 ou 4 chiffres du code de sécurité.',
    kinds: {
      pays: 'est acceptée',
      asks: 'demande de confirmer',
      declined: 'est refusée',
      funds: 'n’a pas assez de fonds',
      later: 'est acceptée maintenant et refusée plus tard',
      slow: 'est acceptée après dix secondes',
    },
    unreachable: 'Le service de paiement est injoignable. Réessaie.',
  },
  manage: {
    title: 'Ton Premium',
    plan: 'Formule',
    none: 'Tu n’as pas d’abonnement',
    noneAbout: 'Avec Premium, tu vois à qui tu plais et tu likes autant de personnes que tu veux.',
    granted: 'Tu as Premium sans abonnement. C’est gratuit pour toi.',
    toPlans: 'Voir les formules',
    price: (price: string, plan: PlanId) => `${price} ${every[plan]}`,
    statuses: {
      active: 'Actif',
      trialing: 'Essai gratuit',
      past_due: 'Échec de paiement',
      unpaid: 'Impayé',
      canceled: 'Terminé',
      incomplete: 'Pas encore payé',
      incomplete_expired: 'Non payé',
      paused: 'En pause',
    },
    ends: 'Se termine',
    next: (price: string, date: string) => `Prochain paiement : ${price} le ${formatDate(date)}`,
    nextLess: (price: string, date: string, coupon: string) =>
      `Prochain paiement : ${price} le ${formatDate(date)}, moins ton code promo ${coupon}`,
    nextAfterCredit: (price: string, date: string, credit: string) =>
      `Prochain paiement : ${price} le ${formatDate(date)}, après ${credit} de crédit`,
    andCredit: (text: string, credit: string) => `${text} et jusqu’à ${credit} de crédit`,
    plusOwed: (text: string, owed: string) => `${text}, plus un reste dû de ${owed}`,
    endsOn: (date: string) => `Fin le ${formatDate(date)}. Plus rien ne sera débité.`,
    failedUntil: (date: string) =>
      `Ton dernier paiement a échoué. Mets ta carte à jour avant le ${formatDate(date)} pour garder Premium.`,
    failedNow: 'Ton dernier paiement a échoué. Mets ta carte à jour pour retrouver Premium.',
    updateCard: 'Changer de carte',
    change: 'Changer de formule',
    cancel: 'Résilier Premium',
    keep: 'Garder Premium',
    kept: 'Tu gardes Premium. La résiliation est annulée.',
    canceled: (date: string) => `Premium est résilié. Tu le gardes jusqu’au ${formatDate(date)}.`,
    cancelTitle: 'Résilier Premium ?',
    cancelUntil: (date: string) => `Tu gardes Premium jusqu’au ${formatDate(date)}. Ensuite :`,
    cancelPlanned: (plan: string) => `Ton passage à la ${inWords(plan)} est annulé aussi.`,
    cancelNow: 'Premium se termine maintenant, car rien n’est payé. Désormais :',
    stay: 'Garder Premium',
    lose: {
      seesLikes: 'Tu vois à combien de personnes tu plais, et qui c’est, une à la fois.',
      likesPerDay: (count: number) => `Tu as ${likes(count)}.`,
      undosPerDay: (count: number) => `Tu as ${undos(count)}.`,
      superlikesPerDay: (count: number) => `Tu as ${superlikes(count)}.`,
      filters: 'Tu as moins de filtres.',
      incognito:
        'Le mode incognito se termine. Si tu l’utilises, nous mettons ton profil en pause, pour que personne ne le voie sans que tu t’y attendes.',
    },
    loseNothing: 'Tu gardes tes matchs, tes likes et ton profil.',
    methods: 'Moyens de paiement',
    noMethods: 'Aucune carte enregistrée.',
    toMethods: 'Gérer les cartes',
  },
  methods: {
    title: 'Moyens de paiement',
    back: 'Ton Premium',
    list: 'Cartes enregistrées',
    none: 'Aucune carte enregistrée.',
    name: (brand: string, last4: string) => `${brand} se terminant par ${last4}`,
    expires: (month: number, year: number) =>
      `Expire fin ${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`,
    expired: 'Expirée',
    isDefault: 'Par défaut',
    makeDefault: 'Choisir par défaut',
    makeDefaultOf: (card: string) => `Choisir par défaut : ${card}`,
    remove: 'Retirer',
    removeOf: (card: string) => `Retirer ${card}`,
    removeTitle: 'Retirer la carte ?',
    removeAbout: (card: string) => `${card} : elle ne sera plus enregistrée ni débitée.`,
    cancel: 'Annuler',
    removed: 'Carte retirée.',
    add: 'Ajouter une carte',
    addAbout: 'Elle devient ta carte par défaut. Un paiement qui a échoué est réessayé avec elle.',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: 'Carte enregistrée.',
    notSaved:
      'Ta carte n’a pas été enregistrée, car elle n’a pas été confirmée. Réessaie ou utilise une autre carte.',
  },
  invoices: {
    title: 'Factures',
    none: 'Pas encore de facture.',
    columns: ['Date', 'Numéro', 'Montant', 'Statut', 'PDF'],
    statuses: {
      draft: 'Brouillon',
      open: 'Impayée',
      paid: 'Payée',
      void: 'Annulée',
      uncollectible: 'Non payée',
    },
    pending: { purchase: 'Pas encore payée', change: 'En attente de ta banque' },
    keeps: (plan: string) =>
      `Tu gardes la ${inWords(plan)} jusqu’à ce que ta banque confirme le paiement. Tu ne dois rien.`,
    startsOncePaid: 'Premium commencera dès que tu auras payé. Tu ne dois rien.',
    finish: 'Finir le paiement',
    giveUp: 'Annuler le paiement',
    credited: (amount: string) => `Crédité : ${amount}`,
    refunded: (amount: string) => `Remboursé : ${amount}`,
    download: 'PDF',
    downloadOf: (number: string) => `Facture ${number} en PDF`,
    more: 'Afficher plus',
  },
  brand: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
};
