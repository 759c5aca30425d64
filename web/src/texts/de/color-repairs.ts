import type { ColorRepair } from '@kindred/contract/site/color-repairs';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatContrast } from '../../lib/formats/contrast.ts';
import type { messages as en } from '../en/color-repairs.ts';

export const messages: Translated<typeof en> = {
  titles: {
    buttons_darkened: 'Wir haben die Hauptfarbe für Buttons abgedunkelt',
    buttons_lightened: 'Wir haben die Hauptfarbe für Buttons im dunklen Modus aufgehellt',
    text_darkened: 'Wir haben die Hauptfarbe für Text abgedunkelt',
    signs_darkened: 'Wir haben die Akzentfarbe für Symbole abgedunkelt',
    signs_lightened: 'Wir haben die Akzentfarbe für Symbole im dunklen Modus aufgehellt',
    accent_text_darkened: 'Wir haben die Akzentfarbe für Text abgedunkelt',
  },
  reasons: {
    buttons_darkened: ({ wanted, contrast, least, used, usedContrast }: ColorRepair) =>
      `Weiß auf ${wanted} hat einen Kontrast von ${formatContrast(contrast)}, mindestens nötig ist ${formatContrast(least)}. Buttons haben jetzt ${used} mit ${formatContrast(usedContrast)}.`,
    buttons_lightened: ({ wanted, contrast, least, used, usedContrast }: ColorRepair) =>
      `${wanted} auf dunklem Hintergrund hat einen Kontrast von ${formatContrast(contrast)}, mindestens nötig ist ${formatContrast(least)}. Im dunklen Modus haben Buttons ${used} mit ${formatContrast(usedContrast)}.`,
    text_darkened: ({ wanted, contrast, least, used, usedContrast }: ColorRepair) =>
      `${wanted} auf hellem Hintergrund hat einen Kontrast von ${formatContrast(contrast)}, mindestens nötig ist ${formatContrast(least)}. Text hat im hellen Modus ${used} mit ${formatContrast(usedContrast)}.`,
    signs_darkened: ({ wanted, contrast, least, used, usedContrast }: ColorRepair) =>
      `${wanted} auf hellem Hintergrund hat einen Kontrast von ${formatContrast(contrast)}, mindestens nötig ist ${formatContrast(least)}. Symbole haben im hellen Modus ${used} mit ${formatContrast(usedContrast)}.`,
    signs_lightened: ({ wanted, contrast, least, used, usedContrast }: ColorRepair) =>
      `${wanted} auf dunklem Hintergrund hat einen Kontrast von ${formatContrast(contrast)}, mindestens nötig ist ${formatContrast(least)}. Symbole haben im dunklen Modus ${used} mit ${formatContrast(usedContrast)}.`,
    accent_text_darkened: ({ wanted, contrast, least, used, usedContrast }: ColorRepair) =>
      `${wanted} auf hellem Hintergrund hat einen Kontrast von ${formatContrast(contrast)}, mindestens nötig ist ${formatContrast(least)}. Text hat im hellen Modus ${used} mit ${formatContrast(usedContrast)}.`,
  },
  unchanged: {
    light: 'Im hellen Modus ändert sich nichts.',
    dark: 'Im dunklen Modus ändert sich nichts.',
  },
};
