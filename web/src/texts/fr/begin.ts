// Made from texts/fr/begin.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Je demande que Premium commence tout de suite, avant la fin du délai de rétractation de 14 jours. Si je me rétracte, je paie le temps utilisé et le reste m’est remboursé.",
about: "C’est toi qui choisis, et dans tous les cas, Premium commence tout de suite. Si tu te rétractes sans cet accord, tout t’est remboursé. C’est possible une fois par personne et par carte, et ensuite cet accord est nécessaire.",
};
