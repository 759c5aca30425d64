// Made from texts/fr/invite.json. Change it there.
// @ts-nocheck

export const messages = {
about: "Donne ton lien à des gens que tu aimerais voir ici. Nous comptons qui s’inscrit avec, sans te dire de nom.",
make: "Créer mon lien",
link: "Ton lien",
copy: "Copier le lien",
copied: "Copié. Colle-le où tu veux.",
notCopied: "La copie n’a pas marché. Sélectionne le lien et copie-le toi-même.",
joined: ({ joined, allowed }: { joined: string | number; allowed: string | number }) => `Inscriptions avec ce lien : ${joined} sur ${allowed}`,
full: "Ton lien a servi autant de fois que possible.",
replace: "Créer un nouveau lien",
replaceAbout: "Ton lien actuel ne marche alors plus. Les inscriptions restent comptées.",
ended: "Notre équipe a mis fin à ton lien.",
off: "Les membres ne peuvent inviter personne ici pour le moment.",
unconfirmed: "Confirme d’abord ton e-mail. Ensuite, tu pourras inviter des gens.",
loading: "Chargement de ton lien…",
failed: "Impossible de charger ton lien",
again: "Réessayer",
};
