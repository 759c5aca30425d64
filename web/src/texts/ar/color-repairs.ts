import type { ColorRepair } from '@kindred/contract/site/color-repairs';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatContrast } from '../../lib/formats/contrast.ts';
import type { messages as en } from '../en/color-repairs.ts';

export const messages: Translated<typeof en> = {
  titles: {
    buttons_darkened: 'جعلنا اللون الرئيسي أغمق في الأزرار',
    buttons_lightened: 'جعلنا اللون الرئيسي أفتح في الأزرار في الوضع الداكن',
    text_darkened: 'جعلنا اللون الرئيسي أغمق في النصوص',
    signs_darkened: 'جعلنا لون الإبراز أغمق في الأيقونات',
    signs_lightened: 'جعلنا لون الإبراز أفتح في الأيقونات في الوضع الداكن',
    accent_text_darkened: 'جعلنا لون الإبراز أغمق في النصوص',
  },
  reasons: {
    buttons_darkened: ({ wanted, contrast, least, used, usedContrast }: ColorRepair) =>
      `تباين الأبيض على \u2066${wanted}\u2069 هو ${formatContrast(contrast)}، والحد الأدنى ${formatContrast(least)}. تستخدم الأزرار \u2066${used}\u2069 بتباين ${formatContrast(usedContrast)}.`,
    buttons_lightened: ({ wanted, contrast, least, used, usedContrast }: ColorRepair) =>
      `تباين \u2066${wanted}\u2069 على خلفية داكنة هو ${formatContrast(contrast)}، والحد الأدنى ${formatContrast(least)}. تستخدم الأزرار في الوضع الداكن \u2066${used}\u2069 بتباين ${formatContrast(usedContrast)}.`,
    text_darkened: ({ wanted, contrast, least, used, usedContrast }: ColorRepair) =>
      `تباين \u2066${wanted}\u2069 على خلفية فاتحة هو ${formatContrast(contrast)}، والحد الأدنى ${formatContrast(least)}. تستخدم النصوص في الوضع الفاتح \u2066${used}\u2069 بتباين ${formatContrast(usedContrast)}.`,
    signs_darkened: ({ wanted, contrast, least, used, usedContrast }: ColorRepair) =>
      `تباين \u2066${wanted}\u2069 على خلفية فاتحة هو ${formatContrast(contrast)}، والحد الأدنى ${formatContrast(least)}. تستخدم الأيقونات في الوضع الفاتح \u2066${used}\u2069 بتباين ${formatContrast(usedContrast)}.`,
    signs_lightened: ({ wanted, contrast, least, used, usedContrast }: ColorRepair) =>
      `تباين \u2066${wanted}\u2069 على خلفية داكنة هو ${formatContrast(contrast)}، والحد الأدنى ${formatContrast(least)}. تستخدم الأيقونات في الوضع الداكن \u2066${used}\u2069 بتباين ${formatContrast(usedContrast)}.`,
    accent_text_darkened: ({ wanted, contrast, least, used, usedContrast }: ColorRepair) =>
      `تباين \u2066${wanted}\u2069 على خلفية فاتحة هو ${formatContrast(contrast)}، والحد الأدنى ${formatContrast(least)}. تستخدم النصوص في الوضع الفاتح \u2066${used}\u2069 بتباين ${formatContrast(usedContrast)}.`,
  },
  unchanged: { light: 'لا يتغير شيء في الوضع الفاتح.', dark: 'لا يتغير شيء في الوضع الداكن.' },
};
