// Made from texts/pt/color-repairs.json. Change it there.
// @ts-nocheck
import { formatContrast } from '../../lib/formats/contrast.ts';

export const messages = {
titles: {
buttons_darkened: "Escurecemos a cor principal nos botões",
buttons_lightened: "Clareamos a cor principal nos botões no tema escuro",
text_darkened: "Escurecemos a cor principal nos textos",
signs_darkened: "Escurecemos a cor de destaque nos ícones",
signs_lightened: "Clareamos a cor de destaque nos ícones no tema escuro",
accent_text_darkened: "Escurecemos a cor de destaque nos textos",
},
reasons: {
buttons_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `O branco sobre ${wanted} tem contraste de ${formatContrast(contrast)}, e o mínimo é ${formatContrast(least)}. Os botões usam ${used}, com ${formatContrast(usedContrast)}.`,
buttons_lightened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} sobre um fundo escuro tem contraste de ${formatContrast(contrast)}, e o mínimo é ${formatContrast(least)}. No tema escuro, os botões usam ${used}, com ${formatContrast(usedContrast)}.`,
text_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} sobre um fundo claro tem contraste de ${formatContrast(contrast)}, e o mínimo é ${formatContrast(least)}. No tema claro, os textos usam ${used}, com ${formatContrast(usedContrast)}.`,
signs_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} sobre um fundo claro tem contraste de ${formatContrast(contrast)}, e o mínimo é ${formatContrast(least)}. No tema claro, os ícones usam ${used}, com ${formatContrast(usedContrast)}.`,
signs_lightened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} sobre um fundo escuro tem contraste de ${formatContrast(contrast)}, e o mínimo é ${formatContrast(least)}. No tema escuro, os ícones usam ${used}, com ${formatContrast(usedContrast)}.`,
accent_text_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} sobre um fundo claro tem contraste de ${formatContrast(contrast)}, e o mínimo é ${formatContrast(least)}. No tema claro, os textos usam ${used}, com ${formatContrast(usedContrast)}.`,
},
unchanged: {
light: "No tema claro, nada muda.",
dark: "No tema escuro, nada muda.",
},
};
