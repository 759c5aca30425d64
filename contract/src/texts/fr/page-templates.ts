import type { PageTexts } from '../../site/page-template.ts';

export const pageTemplates: PageTexts = {
  imprint: ({ brand, email, owner }) => ({
    title: 'Mentions légales',
    body: `${brand} est exploité par

${owner.lines('[Nom de la personne, ou nom et forme juridique de la société]\n[Numéro et rue]\n[Code postal, ville et pays]')}

## Contact

E-mail : ${email}
Téléphone : ${owner.phone('[numéro de téléphone]')}

## Représentation

[Noms des personnes qui représentent la société]

## Registre

${owner.register('[Registre, lieu et numéro, par exemple RCS …]')}

## Numéro de TVA

[Numéro de TVA intracommunautaire, s’il y en a un]

## Hébergement

[Nom, adresse et numéro de téléphone de l’hébergeur, si la loi de votre pays le demande]

## Points de contact

Les autorités de l’Union européenne et de ses États membres (article 11 du règlement sur les services numériques) et toute personne qui utilise ${brand} (article 12) peuvent nous joindre directement à ${email}. Nous lisons et répondons en [langues ; au moins une langue officielle du pays où vous êtes établis].

## Représentation dans l’Union européenne

[Seulement pour un établissement en dehors de l’Union européenne : nom, adresse, e-mail et numéro de téléphone du représentant légal selon l’article 13 du règlement sur les services numériques. Sinon, supprimez cette section.]

## Signalements et réclamations

Les contenus illicites se signalent sur la page [Signaler un contenu](/report-content). En cas de désaccord avec une de nos décisions, on peut la contester gratuitement pendant six mois.

[Le médiateur de la consommation dont vous dépendez, avec ses coordonnées]
`,
  }),
  terms: ({ brand, email, owner }) => ({
    title: 'Conditions d’utilisation',
    body: `En vigueur depuis le [date]

## 1. Qui nous sommes

${brand} est exploité par ${owner.inOneLine('[nom et adresse]')}. Tu peux nous écrire à ${email}.

## 2. Qui peut participer

Il faut avoir au moins 18 ans. Chaque personne a un seul compte. Ce que tu dis de toi doit être vrai.

[Autres conditions, par exemple les pays où ${brand} est proposé]

## 3. Ton compte

Tu prends soin de ton mot de passe. Dis-nous si quelqu’un d’autre utilise ton compte.

## 4. Ce qui n’est pas permis

[Ce que les membres n’ont pas le droit d’écrire, de montrer ou de faire. Dites-le de façon que tout le monde comprenne]

## 5. Comment nous modérons

[Qui examine les signalements, ce qui est vérifié automatiquement, et ce qui peut suivre : un avertissement, une suspension, un bannissement]

Tu peux signaler des personnes et des contenus sur la page [Signaler un contenu](/report-content). Nous motivons nos décisions. Tu peux contester une décision gratuitement pendant six mois, et une personne la réexamine.

## 6. Comment nous proposons des personnes

Ce qui décide des personnes que tu vois, et ce que tu peux y changer, est expliqué sur la page [Comment marche le classement](/ranking).

## 7. Premium

[Prix, durée et renouvellement, façon de résilier, et ce qui se passe quand un prix change]

Tu peux renoncer au contrat dans les 14 jours. [Ce qui suit une rétractation]

## 8. Ce que tu écris et montres

Cela reste à toi. Tu nous permets de le montrer aux personnes à qui ${brand} doit le montrer. [Durée et limites de cette permission]

## 9. Responsabilité

[Ce qu’un cabinet d’avocats a écrit ou vérifié]

## 10. Fin du contrat

Tu peux supprimer ton compte à tout moment dans les réglages. Nous pouvons mettre fin au contrat si [raisons et délai].

## 11. Modification de ces conditions

[Comment vous annoncez les modifications, combien de temps avant, et ce que les membres peuvent faire]

## 12. Droit et litiges

[Quel droit s’applique et qui décide en cas de litige]
`,
  }),
};
