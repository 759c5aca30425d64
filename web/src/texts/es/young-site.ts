// Made from texts/es/young-site.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: "Eres de las primeras personas aquí",
about: ({ brand, wanted }: { brand: string | number; wanted: number }) => `${brand} acaba de llegar a donde buscas. Con unas ${formatNumber(wanted)} personas, verás caras nuevas a menudo.`,
reached: ({ from, wanted }: { from: number; wanted: number }) => `${from === 0 ? `Van llegando las primeras de ${formatNumber(wanted)} personas` : `Al menos ${formatNumber(from)} de ${formatNumber(wanted)} personas`}`,
invite: "Invita a alguien",
inviteAbout: "El enlace lleva a la página de inicio. No dice quién lo envió, y no lo registramos.",
message: "Tu mensaje",
text: ({ brand }: { brand: string | number }) => `Acabo de unirme a ${brand}, que es nuevo por aquí. ¿Le echas un vistazo?`,
share: "Compartir invitación",
copy: "Copiar invitación",
copied: "Copiado. Pégalo donde quieras.",
failed: "No se pudo copiar. Selecciona el texto y el enlace y cópialos a mano.",
tell: "Avisarme cuando llegue alguien que encaje",
isOn: "Te avisaremos cuando llegue alguien que encaje, una vez al día como máximo.",
stop: "Dejar de avisarme",
searchName: "Quienes encajan",
};
