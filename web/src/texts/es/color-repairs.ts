// Made from texts/es/color-repairs.json. Change it there.
// @ts-nocheck
import { formatContrast } from '../../lib/formats/contrast.ts';

export const messages = {
titles: {
buttons_darkened: "Oscurecimos el color principal para los botones",
buttons_lightened: "Aclaramos el color principal para los botones en modo oscuro",
text_darkened: "Oscurecimos el color principal para el texto",
signs_darkened: "Oscurecimos el color de acento para los iconos",
signs_lightened: "Aclaramos el color de acento para los iconos en modo oscuro",
accent_text_darkened: "Oscurecimos el color de acento para el texto",
},
reasons: {
buttons_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `El blanco sobre ${wanted} tiene un contraste de ${formatContrast(contrast)} y el mínimo es ${formatContrast(least)}. Los botones usan ${used}, con ${formatContrast(usedContrast)}.`,
buttons_lightened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} sobre un fondo oscuro tiene un contraste de ${formatContrast(contrast)} y el mínimo es ${formatContrast(least)}. En modo oscuro, los botones usan ${used}, con ${formatContrast(usedContrast)}.`,
text_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} sobre un fondo claro tiene un contraste de ${formatContrast(contrast)} y el mínimo es ${formatContrast(least)}. En modo claro, el texto usa ${used}, con ${formatContrast(usedContrast)}.`,
signs_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} sobre un fondo claro tiene un contraste de ${formatContrast(contrast)} y el mínimo es ${formatContrast(least)}. En modo claro, los iconos usan ${used}, con ${formatContrast(usedContrast)}.`,
signs_lightened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} sobre un fondo oscuro tiene un contraste de ${formatContrast(contrast)} y el mínimo es ${formatContrast(least)}. En modo oscuro, los iconos usan ${used}, con ${formatContrast(usedContrast)}.`,
accent_text_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} sobre un fondo claro tiene un contraste de ${formatContrast(contrast)} y el mínimo es ${formatContrast(least)}. En modo claro, el texto usa ${used}, con ${formatContrast(usedContrast)}.`,
},
unchanged: {
light: "En modo claro no cambia nada.",
dark: "En modo oscuro no cambia nada.",
},
};
