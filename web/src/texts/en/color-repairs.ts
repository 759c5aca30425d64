// Made from texts/en/color-repairs.json. Change it there.
import { formatContrast } from '../../lib/formats/contrast.ts';

export const messages = {
titles: {
buttons_darkened: "We darkened the main color for buttons",
buttons_lightened: "We lightened the main color for buttons in dark mode",
text_darkened: "We darkened the main color for text",
signs_darkened: "We darkened the accent color for icons",
signs_lightened: "We lightened the accent color for icons in dark mode",
accent_text_darkened: "We darkened the accent color for text",
},
reasons: {
buttons_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `White on ${wanted} has a contrast of ${formatContrast(contrast)}, and ${formatContrast(least)} is the least. Buttons use ${used} with ${formatContrast(usedContrast)}.`,
buttons_lightened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} on a dark background has a contrast of ${formatContrast(contrast)}, and ${formatContrast(least)} is the least. In dark mode, buttons use ${used} with ${formatContrast(usedContrast)}.`,
text_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} on a light background has a contrast of ${formatContrast(contrast)}, and ${formatContrast(least)} is the least. Text in light mode uses ${used} with ${formatContrast(usedContrast)}.`,
signs_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} on a light background has a contrast of ${formatContrast(contrast)}, and ${formatContrast(least)} is the least. Icons in light mode use ${used} with ${formatContrast(usedContrast)}.`,
signs_lightened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} on a dark background has a contrast of ${formatContrast(contrast)}, and ${formatContrast(least)} is the least. Icons in dark mode use ${used} with ${formatContrast(usedContrast)}.`,
accent_text_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} on a light background has a contrast of ${formatContrast(contrast)}, and ${formatContrast(least)} is the least. Text in light mode uses ${used} with ${formatContrast(usedContrast)}.`,
},
unchanged: {
light: "In light mode nothing changes.",
dark: "In dark mode nothing changes.",
},
};
