// Made from texts/fr/color-repairs.json. Change it there.
// @ts-nocheck
import { formatContrast } from '../../lib/formats/contrast.ts';

export const messages = {
titles: {
buttons_darkened: "Nous avons foncé la couleur principale pour les boutons",
buttons_lightened: "Nous avons éclairci la couleur principale pour les boutons en mode sombre",
text_darkened: "Nous avons foncé la couleur principale pour le texte",
signs_darkened: "Nous avons foncé la couleur d’accent pour les icônes",
signs_lightened: "Nous avons éclairci la couleur d’accent pour les icônes en mode sombre",
accent_text_darkened: "Nous avons foncé la couleur d’accent pour le texte",
},
reasons: {
buttons_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `Le blanc sur ${wanted} a un contraste de ${formatContrast(contrast)}, et le minimum est ${formatContrast(least)}. Les boutons utilisent ${used}, avec ${formatContrast(usedContrast)}.`,
buttons_lightened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} sur un fond sombre a un contraste de ${formatContrast(contrast)}, et le minimum est ${formatContrast(least)}. En mode sombre, les boutons utilisent ${used}, avec ${formatContrast(usedContrast)}.`,
text_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} sur un fond clair a un contraste de ${formatContrast(contrast)}, et le minimum est ${formatContrast(least)}. En mode clair, le texte utilise ${used}, avec ${formatContrast(usedContrast)}.`,
signs_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} sur un fond clair a un contraste de ${formatContrast(contrast)}, et le minimum est ${formatContrast(least)}. En mode clair, les icônes utilisent ${used}, avec ${formatContrast(usedContrast)}.`,
signs_lightened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} sur un fond sombre a un contraste de ${formatContrast(contrast)}, et le minimum est ${formatContrast(least)}. En mode sombre, les icônes utilisent ${used}, avec ${formatContrast(usedContrast)}.`,
accent_text_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} sur un fond clair a un contraste de ${formatContrast(contrast)}, et le minimum est ${formatContrast(least)}. En mode clair, le texte utilise ${used}, avec ${formatContrast(usedContrast)}.`,
},
unchanged: {
light: "En mode clair, rien ne change.",
dark: "En mode sombre, rien ne change.",
},
};
