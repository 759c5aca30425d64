import type { ColorRepair, RepairCode } from '@kindred/contract/site/color-repairs';
import { formatContrast } from '../../lib/formats/contrast.ts';

/** What the office says where a color of the owner could not be read. */
export const messages = {
  titles: {
    buttons_darkened: 'We darkened the main color for buttons',
    buttons_lightened: 'We lightened the main color for buttons in dark mode',
    text_darkened: 'We darkened the main color for text',
    signs_darkened: 'We darkened the accent color for icons',
    signs_lightened: 'We lightened the accent color for icons in dark mode',
    accent_text_darkened: 'We darkened the accent color for text',
  } satisfies Record<RepairCode, string>,
  reasons: {
    buttons_darkened: ({ wanted, contrast, least, used, usedContrast }: ColorRepair) =>
      `White on ${wanted} has a contrast of ${formatContrast(contrast)}, and ${formatContrast(least)} is the least. Buttons use ${used} with ${formatContrast(usedContrast)}.`,
    buttons_lightened: ({ wanted, contrast, least, used, usedContrast }: ColorRepair) =>
      `${wanted} on a dark background has a contrast of ${formatContrast(contrast)}, and ${formatContrast(least)} is the least. In dark mode, buttons use ${used} with ${formatContrast(usedContrast)}.`,
    text_darkened: ({ wanted, contrast, least, used, usedContrast }: ColorRepair) =>
      `${wanted} on a light background has a contrast of ${formatContrast(contrast)}, and ${formatContrast(least)} is the least. Text in light mode uses ${used} with ${formatContrast(usedContrast)}.`,
    signs_darkened: ({ wanted, contrast, least, used, usedContrast }: ColorRepair) =>
      `${wanted} on a light background has a contrast of ${formatContrast(contrast)}, and ${formatContrast(least)} is the least. Icons in light mode use ${used} with ${formatContrast(usedContrast)}.`,
    signs_lightened: ({ wanted, contrast, least, used, usedContrast }: ColorRepair) =>
      `${wanted} on a dark background has a contrast of ${formatContrast(contrast)}, and ${formatContrast(least)} is the least. Icons in dark mode use ${used} with ${formatContrast(usedContrast)}.`,
    accent_text_darkened: ({ wanted, contrast, least, used, usedContrast }: ColorRepair) =>
      `${wanted} on a light background has a contrast of ${formatContrast(contrast)}, and ${formatContrast(least)} is the least. Text in light mode uses ${used} with ${formatContrast(usedContrast)}.`,
  } satisfies Record<RepairCode, (repair: ColorRepair) => string>,
  /** After the reason, where the owner's color is used as it is in the other mode. */
  unchanged: { light: 'In light mode nothing changes.', dark: 'In dark mode nothing changes.' },
};
