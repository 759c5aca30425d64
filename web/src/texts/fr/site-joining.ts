// Made from texts/fr/site-joining.json. Change it there.
// @ts-nocheck

export const messages = {
invitationOnly: "Seules les personnes qui ont le code d’une invitation peuvent s’inscrire, et les visiteurs en sont prévenus. Vous perdez qui passe sans code. Les personnes importées et les membres n’en ont pas besoin.",
invitationsPerMember: "Nombre de personnes que chaque membre peut amener avec son propre lien. Vous ne choisissez plus qui vient. Avec 0, les membres n’ont pas de lien.",
regions: "Qui vit ailleurs ne peut pas s’inscrire, les visiteurs lisent d’où c’est possible, et les membres ne peuvent pas indiquer un lieu ailleurs. Vous perdez les personnes d’autres pays. Les membres qui vivent déjà ailleurs restent. Sans pays, c’est partout.",
approval: "Les nouveaux membres ne voient personne et ne sont vus de personne tant que votre équipe ne les a pas approuvés. Votre équipe décide pour chaque arrivée, et vous perdez qui ne veut pas attendre. Les membres actuels ne sont pas concernés. Si vous désactivez ceci, celles et ceux qui attendent sont approuvés.",
approvalOn: "Les personnes qui s’inscrivent désormais attendent votre équipe. Les membres actuels ne sont pas concernés.",
approvalOff: "Toutes les personnes qui attendent votre équipe sont approuvées et prévenues. Un refus reste jusqu’à ce que le membre redemande.",
};
