// Made from texts/ar/color-repairs.json. Change it there.
// @ts-nocheck
import { formatContrast } from '../../lib/formats/contrast.ts';

export const messages = {
titles: {
buttons_darkened: "جعلنا اللون الرئيسي أغمق في الأزرار",
buttons_lightened: "جعلنا اللون الرئيسي أفتح في الأزرار في الوضع الداكن",
text_darkened: "جعلنا اللون الرئيسي أغمق في النصوص",
signs_darkened: "جعلنا لون الإبراز أغمق في الأيقونات",
signs_lightened: "جعلنا لون الإبراز أفتح في الأيقونات في الوضع الداكن",
accent_text_darkened: "جعلنا لون الإبراز أغمق في النصوص",
},
reasons: {
buttons_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `تباين الأبيض على ⁦${wanted}⁩ هو ${formatContrast(contrast)}، والحد الأدنى ${formatContrast(least)}. تستخدم الأزرار ⁦${used}⁩ بتباين ${formatContrast(usedContrast)}.`,
buttons_lightened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `تباين ⁦${wanted}⁩ على خلفية داكنة هو ${formatContrast(contrast)}، والحد الأدنى ${formatContrast(least)}. تستخدم الأزرار في الوضع الداكن ⁦${used}⁩ بتباين ${formatContrast(usedContrast)}.`,
text_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `تباين ⁦${wanted}⁩ على خلفية فاتحة هو ${formatContrast(contrast)}، والحد الأدنى ${formatContrast(least)}. تستخدم النصوص في الوضع الفاتح ⁦${used}⁩ بتباين ${formatContrast(usedContrast)}.`,
signs_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `تباين ⁦${wanted}⁩ على خلفية فاتحة هو ${formatContrast(contrast)}، والحد الأدنى ${formatContrast(least)}. تستخدم الأيقونات في الوضع الفاتح ⁦${used}⁩ بتباين ${formatContrast(usedContrast)}.`,
signs_lightened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `تباين ⁦${wanted}⁩ على خلفية داكنة هو ${formatContrast(contrast)}، والحد الأدنى ${formatContrast(least)}. تستخدم الأيقونات في الوضع الداكن ⁦${used}⁩ بتباين ${formatContrast(usedContrast)}.`,
accent_text_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `تباين ⁦${wanted}⁩ على خلفية فاتحة هو ${formatContrast(contrast)}، والحد الأدنى ${formatContrast(least)}. تستخدم النصوص في الوضع الفاتح ⁦${used}⁩ بتباين ${formatContrast(usedContrast)}.`,
},
unchanged: {
light: "لا يتغير شيء في الوضع الفاتح.",
dark: "لا يتغير شيء في الوضع الداكن.",
},
};
